import { readFile } from 'node:fs/promises';
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { inspectPackage } from './inspectPackage.ts';
import type { ReadSheet, SheetCell, SheetLimits, SheetRow, UnusableCell } from './SheetContent.types.ts';

/** Maximum number of columns. */
const mostColumns = 500;
/** Maximum number of characters in all cells. */
const mostLetters = 48_000_000;
/** Maximum number of merged cells. They are rare, but each range can cover a whole worksheet. */
const mostCovered = 200_000;

/** Parses the first visible worksheet of a local workbook. It never throws; an unreadable file returns a problem. */
export async function parseSheet(path: string, limits: SheetLimits): Promise<ReadSheet> {
  const problem = await inspectPackage(path, limits);
  if (problem !== undefined) return { problem };
  const sheet = await parse(path);
  if (typeof sheet === 'string') return { problem: sheet };
  if (lettersOf(sheet) > mostLetters) return { problem: 'sheetLarge' };
  const covered = coveredCells(sheet);
  if (covered === undefined) return { problem: 'sheetLarge' };
  const [first = [], ...below] = sheet.rows;
  const rows = below.flatMap((values, index): SheetRow[] => {
    const cells = values
      .slice(0, mostColumns)
      .map((value, column) => cellAt(value, { sheet, covered, at: `${index + 1},${column}` }));
    return cells.every((cell) => cell === null || cell === '') ? [] : [{ row: index + 2, cells }];
  });
  if (rows.length === 0) return { problem: 'sheetEmpty' };
  if (rows.length > limits.rows) return { problem: 'sheetRows' };
  return { header: first.slice(0, mostColumns).map((value) => (value === null ? '' : String(value).trim())), rows };
}

async function parse(path: string): Promise<Sheet | 'damaged' | 'sheetEmpty'> {
  try {
    let found = false;
    const workbook = await readXlsx(await readFile(path), {
      // Only the first visible worksheet is parsed.
      sheets: ({ hidden, veryHidden }) => {
        if (found || hidden === true || veryHidden === true) return false;
        found = true;
        return true;
      },
    });
    return workbook.sheets[0] ?? 'sheetEmpty';
  } catch {
    return 'damaged';
  }
}

interface CellPlace {
  readonly sheet: Sheet;
  readonly covered: ReadonlySet<string>;
  /** Row and column, counted from 0. */
  readonly at: string;
}

function cellAt(value: CellValue, place: CellPlace): SheetCell {
  const { sheet, covered, at } = place;
  const constant = covered.has(at) ? undefined : constants.get(sheet.cells?.get(at)?.formula?.toUpperCase() ?? '');
  return constant ?? unusable(place) ?? cellOf(value);
}

/** LibreOffice saves a yes and a no as these formulas. */
const constants: ReadonlyMap<string, boolean> = new Map([
  ['TRUE()', true],
  ['FALSE()', false],
]);

function cellOf(value: CellValue): SheetCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { date: value.toISOString() };
  return typeof value === 'string' ? value.trim() : value;
}

function unusable({ sheet, covered, at }: CellPlace): UnusableCell | undefined {
  if (covered.has(at)) return { unusable: 'merged', shown: '' };
  const cell = sheet.cells?.get(at);
  if (cell?.formula !== undefined) return { unusable: 'formula', shown: `=${cell.formula.slice(0, 200)}` };
  return cell?.type === 'error' ? { unusable: 'error', shown: String(cell.value ?? '') } : undefined;
}

/**
 * Returns the number of characters in all cells. A text that many cells share is stored once in the workbook, but
 * copied into each cell when rows are sent to another thread, so a file of some kB can become gigabytes.
 */
function lettersOf({ rows }: Sheet): number {
  let letters = 0;
  for (const row of rows) for (const value of row) letters += typeof value === 'string' ? value.length : 0;
  return letters;
}

/**
 * Returns the cells below the first row that are part of merged cells. Only the first one of them has a value.
 * Undefined if there are too many.
 */
function coveredCells({ merges = [] }: Sheet): ReadonlySet<string> | undefined {
  const covered = new Set<string>();
  let left = mostCovered;
  for (const { startRow, startCol, endRow, endCol } of merges) {
    for (let row = Math.max(1, startRow); row <= Math.min(endRow, startRow + 1000); row += 1) {
      const last = Math.min(endCol, mostColumns);
      left -= Math.max(0, last - startCol + 1);
      if (left < 0) return undefined;
      for (let column = startCol; column <= last; column += 1) covered.add(`${row},${column}`);
    }
  }
  return covered;
}
