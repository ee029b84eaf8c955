import type { PrintedCell, PrintedRow } from './PrintedRow.types.ts';

/** A row with its position, or the lines of it on one page. */
export interface PlacedRow {
  readonly row: PrintedRow;
  readonly y: number;
  /** Index of the first line of each cell. */
  readonly from: number;
  readonly count: number;
  /** It is a repeated table header, which is not part of the document structure. */
  readonly isRepeated: boolean;
}

/** Returns the height of a line of text. */
export function lineHeight({ look }: PrintedCell): number {
  return look.size * 1.35;
}

function linesOf({ cells }: PrintedRow): number {
  return Math.max(...cells.map(({ lines }) => lines.length), 1);
}

/** Returns the height of some lines of a row. */
export function rowHeight({ cells, isRuled }: PrintedRow, count: number): number {
  const heights = cells.map((cell) => lineHeight(cell) * Math.min(count, cell.lines.length));
  return Math.max(...heights, 0) + (isRuled ? 4 : 0);
}

/**
 * Distributes rows on pages of a height. A row that fits on a page is not broken, and a heading is on the same page as
 * its content.
 */
export function paginate(rows: readonly PrintedRow[], height: number): readonly (readonly PlacedRow[])[] {
  const pages: PlacedRow[][] = [[]];
  let y = 0;
  const place = (row: PrintedRow, from: number, count: number): void => {
    pages.at(-1)?.push({ row, y, from, count, isRepeated: false });
    y += rowHeight(row, count);
  };
  const turn = (row: PrintedRow): void => {
    pages.push([]);
    y = 0;
    if (row.head === undefined) return;
    pages.at(-1)?.push({ row: row.head, y, from: 0, count: linesOf(row.head), isRepeated: true });
    y += rowHeight(row.head, linesOf(row.head)) + row.space;
  };
  for (const [index, row] of rows.entries()) {
    const space = y === 0 ? 0 : row.space;
    const own = rowHeight(row, linesOf(row));
    if (y > 0 && y + space + own + followingHeight(rows, index) > height && own <= height) turn(row);
    else y += space;
    let from = 0;
    for (;;) {
      const left = linesOf(row) - from;
      const count = Math.min(left, fittingLines(row, height - y));
      if (count > 0) place(row, from, count);
      from += count;
      if (from >= linesOf(row)) break;
      turn(row);
    }
  }
  return pages;
}

/**
 * Returns the height that must fit below a row that is kept with the next one: the kept rows, and one line after them.
 */
function followingHeight(rows: readonly PrintedRow[], index: number): number {
  let height = 0;
  for (let at = index; rows[at]?.isKept === true; at += 1) {
    const next = rows[at + 1];
    if (next === undefined) break;
    height += next.space + rowHeight(next, next.isKept ? linesOf(next) : 2);
  }
  return height;
}

function fittingLines(row: PrintedRow, height: number): number {
  const tallest = Math.max(...row.cells.map(lineHeight));
  return Math.max(Math.floor((height - (row.isRuled ? 4 : 0)) / tallest), 0);
}
