import { expect, test } from 'vitest';
import { parseCells } from './parseCells.ts';

test.each([
  ['one cell', 'Emma', [['Emma']]],
  ['cells of one row', 'Emma\t3', [['Emma', '3']]],
  [
    'rows, the last of which ends like the others',
    'Emma\t3\r\nPersuasion\t1\r\n',
    [
      ['Emma', '3'],
      ['Persuasion', '1'],
    ],
  ],
  ['empty cells', '\t\tEmma\t', [['', '', 'Emma', '']]],
  ['an empty row between others', 'Emma\n\nPersuasion', [['Emma'], [''], ['Persuasion']]],
  ['a cell of two lines', '"The\nVoyage ""Out"""\t1', [['The\nVoyage "Out"', '1']]],
  ['a quote that is part of a text', '5" shelf\t"', [['5" shelf', '"']]],
])('reads %s', (_, text, cells) => {
  expect(parseCells(text)).toEqual(cells);
});
