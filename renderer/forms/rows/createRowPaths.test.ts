import { expect, test } from 'vitest';
import { columnPath } from './columnPath.ts';
import { createRowPaths } from './createRowPaths.ts';

test('paths follow the rows that were moved, and those of a removed row are gone', () => {
  // given: the second of three rows was removed, and the third one moved before the first, with a new one at the end
  const move = createRowPaths('lines', [2, 0, undefined]);

  // then
  expect(['lines.0.title', 'lines.1.title', 'lines.2', 'lines', 'linesOfText.1', 'limit'].map(move)).toEqual([
    'lines.1.title',
    undefined,
    'lines.0',
    'lines',
    'linesOfText.1',
    'limit',
  ]);
});

test('a cell has the path of its column', () => {
  expect(['lines.12.title', 'lines.1.notes.3.text', 'limit'].map(columnPath)).toEqual([
    'lines.title',
    'lines.notes.text',
    'limit',
  ]);
});
