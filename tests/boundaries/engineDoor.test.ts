import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from './readImports.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/**
 * Maximum number of names that readers of the entry point have to know. Types of models are not counted: they describe
 * a release.
 */
const mostNames = 120;

const rooms = ['api', 'compiler', 'machines', 'portal', 'renderer', 'server', 'studio', 'web'];

function namesFrom(text: string, isFrom: (specifier: string) => boolean): readonly string[] {
  return readImports(text).flatMap(({ specifier, names }) => (isFrom(specifier) ? names : []));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the door of the engine has few names, and each of them is used by another room', () => {
  // given
  const door = namesFrom(read('engine/index.ts'), (specifier) => specifier.startsWith('.'));
  const files = rooms.flatMap((room) => sourceFiles(`${room}/**/*.ts`, `${room}/**/*.tsx`));

  // when
  const used = new Set(
    files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => namesFrom(read(file), (specifier) => specifier === '#engine')),
  );

  // then
  expect(door.filter((name) => !used.has(name))).toEqual([]);
  expect(door.length).toBeLessThanOrEqual(mostNames);
  expect(door).toContain('bindCall');
});
