import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../boundaries/sourceFiles.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { copyProject, findEdits } from './copyProject.ts';

/** A set that uses a block `quote`, a widget `stars` and a function `twice`. */
const definitions = {
  'desk/desk.access.json': {
    roles: [{ role: 'Member', title: 'Member' }],
    policies: [{ policy: 'public', when: true }],
    otherwise: [{ route: '/', go: 'desk' }],
  },
  'desk/desk.screen.json': {
    title: 'Desk',
    route: '/',
    allow: 'public',
    body: [{ quote: 'welcome', text: 'Welcome', when: "=twice('a') == 'a'" }, { form: 'rate-book' }],
  },
  'desk/rate-book.form.json': {
    title: 'Rate a book',
    fields: [{ field: 'rating', title: 'Rating', type: 'string', widget: 'stars' }],
  },
};

const files = Object.entries(definitions).map(([path, json]) => {
  const [kind] = path.split('.').slice(-2);
  return { path: `definitions/${path}`, text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }) };
});

/** Prints what the copy's gate reports about the set, and the compiled screen. */
const askGate = `
import { buildRelease } from './compiler/index.ts';
const { errors, release } = buildRelease(${JSON.stringify(files)});
console.log(JSON.stringify({
  errors: errors.map(({ code, file, message }) => [code, file, message].join(' ')),
  drawn: release?.screens.desk?.body.map(({ block, name }) => [block, name].join(' ')),
}));
`;

let copy = '';

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function runNode(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

// In milliseconds. `npm run test:long` also type-checks three rooms of a copy, which takes more than a minute on a busy
// machine.
const timeout = 180_000;

test('A new block, widget and function edit at most two existing lines each, and definitions can use them', {
  timeout,
}, () => {
  // when
  runNode('scripts/new/main.ts', 'block', 'quote');
  const afterBlock = findEdits(copy);
  runNode('scripts/new/main.ts', 'widget', 'stars');
  runNode('scripts/new/main.ts', 'function', 'twice');

  // then
  expect(afterBlock).toEqual({
    'compiler/language/blocks/registry.ts': { added: 1, removed: 0 },
    'renderer/blocks/registry.ts': { added: 1, removed: 0 },
  });
  expect(findEdits(copy)).toEqual({
    ...afterBlock,
    'compiler/language/shapes.schema.json': { added: 1, removed: 1 },
    'renderer/widgets/registry.ts': { added: 1, removed: 0 },
    'engine/expressions/functions/registry.ts': { added: 1, removed: 0 },
  });

  // then
  writeFileSync(join(copy, 'askGate.ts'), askGate);
  expect(JSON.parse(runNode('askGate.ts'))).toEqual({ errors: [], drawn: ['quote welcome', 'form rate-book'] });

  // then
  runNode('scripts/generateKindTypes.ts');
  if (!isLongSuite) return;
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(runNode(tsc, '-b', 'engine', 'compiler', 'renderer')).toBe('');
});

test.each([
  ['an unknown sort', ['room', 'attic'], /npm run new -- <block\|widget\|function\|kind\|operation\|portal> <name>/],
  ['a name that no definition could use', ['block', 'Quote-Of'], /"Quote-Of" cannot be the name of a new block/],
  [
    'an operation without an area',
    ['operation', 'openCount'],
    /"openCount" cannot be the name of a new operation: use its area and what it does, such as projects\.team/,
  ],
  ['a name that is taken', ['widget', 'text'], /The widget "text" exists already/],
])('For %s nothing is written', (_, args, message) => {
  const before = findEdits(copy);

  expect(() => runNode('scripts/new/main.ts', ...args)).toThrow(message);
  expect(findEdits(copy)).toEqual(before);
});
