import { CsvError, parse } from 'csv-parse/sync';
import { isRecord } from '#engine';
import { type Column, columns, optionalColumns, type RowProblem, type WrittenRow } from './PaymentRow.types.ts';

/** Maximum number of rows of a file. */
const mostRows = 2000;

const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true } as const;

/** A row with its position. */
interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

interface ReadFile {
  readonly rows: readonly WrittenRow[];
  readonly faults: readonly RowProblem[];
}

/**
 * Parses a CSV file, separated by commas or semicolons. Its first line contains the column names in any order and case.
 */
export function readPaymentFile(text: string): ReadFile {
  const delimiter = /^[^\n,]*;/.test(text) ? ';' : ',';
  let lines: readonly Line[];
  try {
    const read: unknown = parse(text, { ...options, delimiter });
    lines = Array.isArray(read) ? read.filter(isLine) : [];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], faults: [{ line: Number(error['lines'] ?? 1), fault: 'quotes' }] };
  }
  const [head, ...body] = lines;
  const names = (head?.record ?? []).map(columnNamed);
  const missing = columns.filter((column) => !names.includes(column) && !optionalColumns.has(column));
  if (missing.length > 0) return { rows: [], faults: missing.map((column) => ({ line: 1, column, fault: 'column' })) };
  if (body.length === 0 || body.length > mostRows) return { rows: [], faults: [{ line: 1, fault: 'rows' }] };
  const faults: RowProblem[] = [];
  const rows: WrittenRow[] = [];
  for (const { record, info } of body) {
    if (record.length !== names.length) faults.push({ line: info.lines, fault: 'columns' });
    const cells = names.flatMap((name, index) => (name === undefined ? [] : [[name, record[index] ?? ''] as const]));
    rows.push({ line: info.lines, cells: Object.fromEntries(cells) });
  }
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}

function isLine(line: unknown): line is Line {
  return isRecord(line) && Array.isArray(line['record']) && isRecord(line['info']);
}

function columnNamed(name: string): Column | undefined {
  return columns.find((column) => column.toLowerCase() === name.toLowerCase());
}
