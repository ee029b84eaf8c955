import type { DefinitionName, Problem } from '../data/operations.ts';
import { translationsOf } from '../translations/translations.ts';
import { pathOfCell } from './cells.ts';
import { entryOf, type TableColumn } from './columns.ts';
import type { TableRow } from './rows.ts';

/** A cell by its row and column. */
export function keyOfCell(row: TableRow, column: TableColumn): string {
  return `${row.key} ${column.key}`;
}

interface FindingsInput {
  readonly name: DefinitionName;
  readonly locale: string;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly problems: readonly Problem[];
}

/** What the gate has found in the definition and in its translations into the chosen language, by cell. */
export function findingsOf({ name, locale, rows, columns, problems }: FindingsInput): ReadonlyMap<string, Problem[]> {
  const own = problems.filter(({ kind, definition }) => kind === name.kind && definition === name.definition);
  const of = translationsOf(name, locale).definition;
  const translated = problems.filter(({ kind, definition }) => kind === 'locale' && definition === of);
  const places = own.length === 0 ? new Map<string, string>() : placesOf(rows, columns);
  const paths = translated.length === 0 ? new Map<string, string>() : pathsOf(rows, columns);
  const found = [
    ...own.map((problem) => [nearest(places, problem.pointer), problem] as const),
    ...translated.map((problem) => [paths.get(nameIn(problem.pointer)), problem] as const),
  ];
  const byCell = new Map<string, Problem[]>();
  for (const [cell, problem] of found) {
    if (cell !== undefined) byCell.set(cell, [...(byCell.get(cell) ?? []), problem]);
  }
  return byCell;
}

/** Cells by their places in the definition. A whole question is its number, a whole answer its text. */
function placesOf(rows: readonly TableRow[], columns: readonly TableColumn[]): Map<string, string> {
  return new Map(
    rows.flatMap((row) =>
      columns.flatMap((column) => {
        const entry = entryOf(row, column);
        if (entry === undefined) return [];
        const isWhole = column.kind === 'id' || (column.of === 'answer' && column.word === 'text');
        const place = [`${entry.pointer}/${column.word}`, keyOfCell(row, column)] as const;
        return isWhole ? [place, [entry.pointer, keyOfCell(row, column)] as const] : [place];
      }),
    ),
  );
}

function pathsOf(rows: readonly TableRow[], columns: readonly TableColumn[]): Map<string, string> {
  return new Map(
    rows.flatMap((row) =>
      columns.flatMap((column) =>
        column.kind === 'text' && entryOf(row, column) !== undefined
          ? [[pathOfCell(row, column), keyOfCell(row, column)] as const]
          : [],
      ),
    ),
  );
}

/** The cell of a place, or of the nearest one around it. */
function nearest(places: ReadonlyMap<string, string>, pointer: string): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const cell = places.get(at);
    if (cell !== undefined) return cell;
  }
  return undefined;
}

function nameIn(pointer: string): string {
  return (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}
