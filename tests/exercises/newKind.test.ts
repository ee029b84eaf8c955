import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindRecipe } from '../../scripts/new/kind.ts';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';

const copied = [
  'engine',
  'compiler',
  'machines',
  'scripts/generateKindTypes.ts',
  'scripts/readDefinitionFiles.ts',
  'tests/fixtures/gate/base',
  'package.json',
  'tsconfig.base.json',
];

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'formwork-'));
  for (const file of sourceFiles(...copied)) write(file, readFileSync(join(root, file)));
  // The folder is not linked, because the type checker stores its results in it.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), content);
}

function runNode(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Prints what the copy's gate reports about the library, and what its release contains of the new kind. */
const checkLibrary = `
import { buildRelease, publicRelease } from './compiler/index.ts';
import { readDefinitionFiles } from './scripts/readDefinitionFiles.ts';
const files = readDefinitionFiles('tests/fixtures/gate/base');
const wrong = { path: 'definitions/general/wrong.report.json', text: '{ "$schema": "../report.schema.json", "of": "bok" }' };
const { release, errors } = buildRelease(files);
const found = buildRelease([...files, wrong]).errors;
console.log(JSON.stringify({
  errors,
  reports: release.reports,
  public: publicRelease(release).reports,
  wrong: found.map(({ code, pointer, hint }) => [code, pointer, hint].join(' ')),
}));
`;

test('A new kind adds one line to the files that exist, and the gate accepts and refuses its definitions', () => {
  // given
  const files = kindRecipe.files('report');
  const registrations = kindRecipe.registrations('report');

  // when
  for (const [path, content] of files) write(path, content);
  for (const { file, edit } of registrations) write(file, edit(readFileSync(join(root, file), 'utf8')));
  write('checkLibrary.ts', checkLibrary);

  // then
  const edited = registrations.map(({ file }) => ({
    file,
    added: linesOnlyIn(join(copy, file), join(root, file)),
    removed: linesOnlyIn(join(root, file), join(copy, file)),
  }));
  expect(edited).toEqual([
    {
      file: 'compiler/language/kinds/registry.ts',
      added: ["export { report } from './report/index.ts';"],
      removed: [],
    },
  ]);
  expect([...files.keys()].filter((path) => existsSync(join(root, path)))).toEqual([]);

  // then
  expect(JSON.parse(runNode('checkLibrary.ts'))).toEqual({
    errors: [],
    reports: { first: { id: 'first', of: 'book' } },
    wrong: ['reference/unknown /of Did you mean "book"?'],
  });

  // then
  runNode('scripts/generateKindTypes.ts');
  expect(runNode(join(root, 'node_modules/typescript/bin/tsc'), '-b', 'engine', 'compiler')).toBe('');
});

function linesOnlyIn(file: string, other: string): readonly string[] {
  const known = new Set(readFileSync(other, 'utf8').split('\n'));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !known.has(line));
}
