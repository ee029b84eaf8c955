import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsByValue } from './folderCircles.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const files = sourceFiles('server/*.ts', 'portal/*.ts').filter((file) => !/(\.test\.ts$|\/testing\/)/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Functions of the compiler that process whole definitions. A large or hostile file blocks them for a long time. */
const slow = /import \{[^}]*\b(buildRelease|openGate|loadSet|importForeign)\b[^}]*\} from '#compiler'/;

test('Sets are only read at a start and in the thread of the definitions, so that no request waits', () => {
  const readers = files.filter((file) => slow.test(texts.get(file) ?? ''));

  expect(readers).toEqual([
    'server/releases/loadRelease.ts',
    // Parses one text, whose length is limited by the operation.
    'server/releases/readContent.ts',
    'server/releases/syncFolderRelease.ts',
    'server/studio/openDefinitions.ts',
  ]);
});

test('Only that thread imports what reads definitions while the server runs', () => {
  const imports = files.flatMap((file) => importsByValue(file, texts.get(file) ?? ''));
  const importersOf = (file: string) => imports.filter(({ to }) => to === file).map(({ from }) => from);

  expect(importersOf('server/studio/openDefinitions.ts')).toEqual(['server/studio/definitionThread.ts']);
  expect(importersOf('server/studio/definitionThread.ts')).toEqual([]);
});
