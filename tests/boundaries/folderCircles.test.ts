import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFolderCircles } from './findFolderCircles.ts';
import { mayImport } from './findForbiddenImports.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/** Rooms whose folders import each other in no circle. */
const free = ['api', 'compiler', 'definitions', 'machines', 'portal', 'server', 'web'];

/** Rooms that still have circles. Who takes the last one out of a room moves its name to the list above. */
const toCome = ['engine', 'renderer'];

/** Folders that are a list of folders: what is in them counts for the folder below. */
const lists: ReadonlySet<string> = new Set(['portal/handlers']);

function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  const folder = parts.slice(0, 2).join('/');
  return lists.has(folder) ? parts.slice(0, 3).join('/') : folder;
}

function circlesOf(room: string) {
  const files = sourceFiles(`${room}/**/*.ts`, `${room}/**/*.tsx`).filter((file) => !/\.test\.tsx?$/.test(file));
  const read = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  return findFolderCircles(read, folderOf);
}

test('every fenced room is free of circles or listed as one to come', () => {
  const fenced = Object.keys(mayImport).filter((room) => sourceFiles(room).length > 0);

  expect([...free, ...toCome].toSorted()).toEqual(fenced.toSorted());
});

test.each(free)('no folders of %s import each other in a circle', (room) => {
  expect(circlesOf(room)).toEqual([]);
});

test.each(toCome)('%s has circles still, and is listed as free once it has none', (room) => {
  expect(circlesOf(room)).not.toEqual([]);
});

test('a planted circle over three folders is found, with the imports that make it', () => {
  // given
  const planted = [
    { file: 'room/shelves/a.ts', text: "import { loan } from '../loans/b.ts';" },
    { file: 'room/loans/b.ts', text: "import { type Member, member } from '../members/c.ts';" },
    { file: 'room/members/c.ts', text: "export const load = () => import('../shelves/a.ts');" },
    { file: 'room/desk/d.ts', text: "import { loan } from '../loans/b.ts';" },
  ];

  // when
  const circles = findFolderCircles(planted, folderOf);

  // then
  expect(circles).toEqual([
    {
      folders: ['room/loans', 'room/members', 'room/shelves'],
      imports: [
        'room/loans/b.ts → room/members/c.ts',
        'room/members/c.ts → room/shelves/a.ts',
        'room/shelves/a.ts → room/loans/b.ts',
      ],
    },
  ]);
});

test('imports of types alone make no circle', () => {
  const planted = [
    { file: 'room/loans/b.ts', text: "import type { Member } from '../members/c.ts';" },
    {
      file: 'room/members/c.ts',
      text: "import { loan } from '../loans/b.ts';\nexport { type A } from '../loans/b.ts';",
    },
  ];

  expect(findFolderCircles(planted, folderOf)).toEqual([]);
});
