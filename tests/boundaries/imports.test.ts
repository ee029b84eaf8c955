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

test('the fence keeps HTTP in one folder of the server, and the server away from the portal', () => {
  const text =
    "import Fastify from 'fastify';\nimport { portal } from '#portal';\nimport { people } from '../../portal/people.ts';";
  const specifiers = (file: string) => findForbiddenImports(file, text).map(({ specifier }) => specifier);

  expect(specifiers('server/operations/planted.ts')).toEqual(['fastify', '#portal', '../../portal/people.ts']);
  expect(specifiers('server/http/planted.ts')).toEqual(['#portal', '../../portal/people.ts']);
});

test('the fence keeps i18next in the rooms that make a page', () => {
  const text = "import { createInstance } from 'i18next';\nimport { useTranslation } from 'react-i18next';";
  const rooms = ['engine', 'compiler', 'machines', 'api', 'server', 'portal', 'renderer', 'studio', 'web'];

  const found = rooms.filter((room) => findForbiddenImports(`${room}/planted.ts`, text).length === 2);

  expect(found).toEqual(['engine', 'compiler', 'machines', 'api', 'server', 'portal']);
});
