import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForbiddenImports } from './findForbiddenImports.ts';
import { root, sourceFiles } from './sourceFiles.ts';

test('no room imports what its fence forbids', () => {
  const found = sourceFiles('*.ts', '*.tsx').flatMap((file) =>
    findForbiddenImports(file, readFileSync(join(root, file), 'utf8')),
  );

  expect(found).toEqual([]);
});

test('the fence sees a room, a package and a way round the door', () => {
  const text =
    "import { a } from '#server';\nimport { readFileSync } from 'node:fs';\nimport { b } from '../../machines/index.ts';";

  const found = findForbiddenImports('engine/forms/planted.ts', text);

  expect(found.map((entry) => entry.specifier)).toEqual(['#server', 'node:fs', '../../machines/index.ts']);
});
