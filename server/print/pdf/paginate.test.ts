import { expect, test } from 'vitest';
import type { PrintedRow } from './PrintedRow.types.ts';
import { paginate } from './paginate.ts';

const look = { weight: 'plain', size: 10 / 1.35, colour: '#000000' } as const;

/** Returns a row of lines with height 10. */
function row(name: string, lines: number, over: Partial<PrintedRow> = {}): PrintedRow {
  const cell = { x: 0, look, tag: 'P', lines: Array.from({ length: lines }, (_, index) => `${name}${index}`) };
  return { cells: [cell], space: 0, isKept: false, isRuled: false, group: 0, ...over };
}

/** Returns the lines of each page. A repeated one is marked. */
function linesOf(rows: readonly PrintedRow[], height: number) {
  return paginate(rows, height).map((page) =>
    page.flatMap(({ row: { cells }, from, count, isRepeated }) =>
      (cells[0]?.lines ?? []).slice(from, from + count).map((line) => (isRepeated ? `(${line})` : line)),
    ),
  );
}

test('rows fill a page, and one that does not fit is on the next one as a whole', () => {
  expect(linesOf([row('a', 2), row('b', 2), row('c', 1)], 35)).toEqual([
    ['a0', 'a1'],
    ['b0', 'b1', 'c0'],
  ]);
});

test('space above a row counts, but not at the top of a page', () => {
  const pages = paginate([row('a', 1), row('b', 1, { space: 15 }), row('c', 1, { space: 15 })], 40);
  expect(pages.map((page) => page.map(({ y }) => y))).toEqual([[0, 25], [0]]);
});

test('a heading is on the page of what follows', () => {
  const heading = row('h', 1, { isKept: true });
  expect(linesOf([row('a', 2), heading, row('b', 2)], 40)).toEqual([
    ['a0', 'a1'],
    ['h0', 'b0', 'b1'],
  ]);
});

test('a row that is longer than a page is broken', () => {
  expect(linesOf([row('a', 1), row('b', 5)], 30)).toEqual([
    ['a0', 'b0', 'b1'],
    ['b2', 'b3', 'b4'],
  ]);
});

test('the head of a table is repeated on each page of it', () => {
  const head = row('h', 1, { isKept: true });
  const rows = [head, ...['a', 'b', 'c'].map((name) => row(name, 1, { head }))];
  expect(linesOf(rows, 20)).toEqual([
    ['h0', 'a0'],
    ['(h0)', 'b0'],
    ['(h0)', 'c0'],
  ]);
});
