import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../boundaries/sourceFiles.ts';
import { addOperation, operationFolders, runNode } from '../exercises/addOperation.ts';
import { copyProject } from '../exercises/copyProject.ts';

test('A new operation passes the type check, and the server answers it from its database', () => {
  // given
  const copy = copyProject(...operationFolders);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));

  // when
  addOperation(copy, 'projects.openCount');

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
  // One test on each database.
  expect(new Set(results.map(({ title, status }) => `${status}: ${title}`))).toEqual(
    new Set([
      'passed: A program administrator receives the rows that match the arguments',
      'passed: A call without a required argument is refused',
      'passed: A manager may not call the operation, and a visitor must sign in',
    ]),
  );
});

/** What Vitest writes about a run. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
