import { parse } from 'csv-parse/browser/esm/sync';
import type { TranslatedText } from '../data/operations.ts';
import { type SentTranslation, stateOf } from './translators.ts';

const columns = ['kind', 'definition', 'path', 'source', 'target', 'state'] as const;

/** `writeCsv` writes an apostrophe before a text that would be a formula in a spreadsheet. */
const guarded = /^'[=+\-@\t\r]/;

/** Returns the head and a row per text, for a CSV file. */
export function rowsOf(texts: readonly TranslatedText[]): readonly (readonly string[])[] {
  const rows = texts.map((text) => [
    ...[text.kind, text.definition, text.path, text.source, text.target ?? ''],
    stateOf(text),
  ]);
  return [columns, ...rows];
}

/** Reads a CSV file with the rows of `rowsOf`, and what spreadsheets make of it. Throws if a column is missing. */
export function readTexts(content: string): readonly SentTranslation[] {
  const [head = ''] = content.split('\n', 1);
  // Spreadsheets of some languages separate cells by semicolons.
  const delimiter = head.includes(';') ? ';' : ',';
  const rows: readonly (readonly string[])[] = parse(content, { bom: true, delimiter, relax_column_count: true });
  const [names = [], ...others] = rows;
  const missing = columns.slice(0, -1).filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}.`);
  return others.map((row) => {
    const cell = (column: (typeof columns)[number]): string => textOf(row[names.indexOf(column)] ?? '');
    return {
      ...{ kind: cell('kind'), definition: cell('definition'), path: cell('path') },
      ...{ source: cell('source'), target: cell('target') },
    };
  });
}

function textOf(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
