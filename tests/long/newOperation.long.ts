import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../boundaries/sourceFiles.ts';
import { addOperation, operationFolders, runNode } from '../exercises/addOperation.ts';
import { copyProject, findEdits } from '../exercises/copyProject.ts';

test('A new operation adds two lines to the handlers and one text, and the server answers it from its database', () => {
  // given
  const copy = copyProject(...operationFolders);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));

  // when
  const missing = addOperation(copy, 'projects.openCount');

  // then
  const text = { 'projects.openCount.operation/title': 'Open Count' };
  expect(missing).toEqual({ fr: text, ro: text, zh: text });

  // then
  const added = 3;
  expect(findEdits(copy, ...operationFolders)).toEqual({
    'definitions/generated/index.ts': { added: expect.any(Number), removed: 0 },
    'definitions/projects/locale/fr.json': { added, removed: 0 },
    'definitions/projects/locale/ro.json': { added, removed: 0 },
    'definitions/projects/locale/zh.json': { added, removed: 0 },
    'portal/handlers/index.ts': { added: 2, removed: 0 },
  });
  expect(runNode(copy, 'scripts/check.ts')).toContain(' 0 errors, 0 warnings');

  // then
  expect(runNode(copy, join(root, 'node_modules/typescript/bin/tsc'), '-b', 'portal')).toBe('');
  runNode(
    copy,
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    '--outputFile=report.json',
    'portal/handlers/projects/projectsOpenCount.test.ts',
  );
  const report: Report = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8'));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  // Vitest runs each test on each database.
  expect(new Set(results.map(({ title, status }) => `${status}: ${title}`))).toEqual(
    new Set([
      'passed: A program administrator receives the rows that match the arguments',
      'passed: A call without a required argument is refused',
      'passed: A manager may not call the operation, and a visitor must sign in',
    ]),
  );
});

/** The part of Vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
