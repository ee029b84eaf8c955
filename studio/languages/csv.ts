import { parse } from 'csv-parse/browser/esm/sync';
import type { TranslatedText } from '../data/operations.ts';
import { type SentTranslation, stateOf } from './translators.ts';

const columns = ['kind', 'definition', 'path', 'source', 'target', 'state'] as const;

/** A text that would be a formula in a spreadsheet is written with an apostrophe before it. */
const formula = /^[=+\-@\t\r]/;

/** Writes texts as CSV with a head, for a spreadsheet. The byte order mark says that it is UTF-8. */
export function writeTexts(texts: readonly TranslatedText[]): string {
  const rows = texts.map((text) => [
    ...[text.kind, text.definition, text.path, text.source, text.target ?? ''],
    stateOf(text),
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** Reads a CSV file with the texts of `writeTexts`, and what spreadsheets make of it. Throws if a column is missing. */
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

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
