import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../boundaries/sourceFiles.ts';
import { copyProject, findEdits } from './copyProject.ts';

/** The portal and its server, and what writes translations and types. */
const copied = ['definitions', 'portal', 'server', 'scripts', 'vitest.config.ts'];

let copy = '';

beforeAll(() => {
  copy = copyProject(...copied);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function runNode(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

test('A new operation adds two lines to the handlers, and the server answers it from its database', () => {
  // when
  runNode('scripts/new/main.ts', 'operation', 'projects.openCount');

  // then
  expect(findEdits(copy, ...copied)).toEqual({ 'portal/handlers/index.ts': { added: 2, removed: 0 } });

  // when
  runNode('scripts/generateTypes.ts');
  for (const locale of ['fr', 'ro', 'zh']) {
    const missing = runNode('scripts/texts.ts', 'missing', locale);
    expect(JSON.parse(missing)).toEqual({ 'projects.openCount.operation/title': 'Open Count' });
    writeFileSync(join(copy, 'missing.json'), missing);
    runNode('scripts/texts.ts', 'fill', locale, 'missing.json');
  }

  // then
  expect(runNode(join(root, 'node_modules/typescript/bin/tsc'), '-b', 'portal')).toBe('');
  const handlerTest = 'portal/handlers/projects/projectsOpenCount.test.ts';
  runNode(
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    '--outputFile=report.json',
    handlerTest,
  );
  const report: unknown = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8'));
  expect(report).toMatchObject({ success: true, numPassedTests: 3, numTotalTests: 3 });
});

test('The name of an operation has at least two parts', () => {
  expect(() => runNode('scripts/new/main.ts', 'operation', 'openCount')).toThrow(
    '"openCount" cannot be the name of a new operation: use its area and what it does, such as projects.team',
  );
});
