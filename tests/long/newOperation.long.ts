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
  expect(JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8'))).toMatchObject({
    success: true,
    numPassedTests: 3,
    numTotalTests: 3,
  });
});
