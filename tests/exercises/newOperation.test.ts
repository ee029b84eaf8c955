import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperation, operationFolders, runNode } from './addOperation.ts';
import { copyProject, findEdits } from './copyProject.ts';

let copy = '';

beforeAll(() => {
  copy = copyProject(...operationFolders);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('The name of an operation has at least two parts', () => {
  expect(() => runNode(copy, 'scripts/new/main.ts', 'operation', 'openCount')).toThrow(
    '"openCount" cannot be the name of a new operation: use its area and what it does, such as projects.team',
  );
});

test('A new operation adds two lines to the handlers and one text, and the gate accepts it', () => {
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

  // then
  expect(runNode(copy, 'scripts/check.ts')).toContain(' 0 errors, 0 warnings');
}, 180_000);
