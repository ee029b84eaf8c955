import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayImport } from './findForbiddenImports.ts';
import { findFolderCircles, importsByValue } from './folderCircles.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/** Rooms whose folders are layered: a folder never imports one that imports it. */
const layered = [
  'api',
  'compiler',
  'definitions',
  'engine',
  'examples',
  'machines',
  'portal',
  'renderer',
  'server',
  'studio',
  'web',
];

/** Folders without import rules, which are layered too. */
const unfenced = ['scripts', 'stories'];

function circlesOf(room: string) {
  const imports = sourceFiles(`${room}/*.ts`, `${room}/*.tsx`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => importsByValue(file, readFileSync(join(root, file), 'utf8')));
  return findFolderCircles(room, imports);
}

test('Every fenced room is layered', () => {
  const fenced = Object.keys(mayImport).filter((room) => sourceFiles(room).length > 0);

  expect(layered).toEqual(fenced.toSorted());
});

test.each([...layered, ...unfenced])('No folder of %s imports itself through other folders', (room) => {
  expect(circlesOf(room)).toEqual([]);
});

describe('The search for circles of folders', () => {
  const read = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).flatMap(([file, text]) => importsByValue(file, text));

  test('finds a circle that leads over a third folder and a file beside them', () => {
    // given
    const imports = read({
      'engine/forms/createFormState.ts': "import { readPath } from '../records/readPath.ts';",
      'engine/records/readPath.ts': "export { now } from '../clock.ts';",
      'engine/clock.ts': "const forms = await import('./forms/createFormState.ts');",
    });

    // when
    const circles = findFolderCircles('engine', imports);

    // then
    expect(circles).toEqual([
      {
        within: 'engine',
        names: ['clock.ts', 'forms/', 'records/'],
        imports: [
          'engine/clock.ts → engine/forms/createFormState.ts',
          'engine/forms/createFormState.ts → engine/records/readPath.ts',
          'engine/records/readPath.ts → engine/clock.ts',
        ],
      },
    ]);
  });

  test('finds a circle of folders deep in a room', () => {
    const imports = read({
      'compiler/gate/checks/names/a.ts': "import { b } from '../texts/b.ts';",
      'compiler/gate/checks/texts/b.ts': "import {\n  a,\n} from '../names/a.ts';",
    });

    expect(findFolderCircles('compiler', imports).map(({ within, names }) => [within, ...names])).toEqual([
      ['compiler/gate/checks', 'names/', 'texts/'],
    ]);
  });

  test('leaves imports of types alone', () => {
    const imports = read({
      'engine/forms/a.ts': "import { b } from '../records/b.ts';",
      'engine/records/b.ts': "import type { A } from '../forms/a.ts';\nimport { type A } from '../forms/a.ts';",
    });

    expect(findFolderCircles('engine', imports)).toEqual([]);
  });
});
