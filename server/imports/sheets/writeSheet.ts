import { type Cell, type CellStyle, type CellValue, type DataValidation, writeXlsx } from 'hucre/xlsx';

/** A column of a worksheet. */
export interface SheetColumn {
  readonly title: string;
  readonly required: boolean;
  readonly kind: 'text' | 'date' | 'date-time' | 'number' | 'integer';
  /** Options of the column. Absent: any value is allowed. */
  readonly choices?: readonly string[];
  /** Explains the row only. It is locked and not imported. */
  readonly isNote?: true;
}

interface WrittenSheet {
  readonly title: string;
  /** Name of the hidden worksheet with the options. */
  readonly choicesTitle: string;
  readonly columns: readonly SheetColumn[];
  /** A value for each column; dates as ISO 8601 strings. */
  readonly rows: readonly (readonly (string | number | boolean | null)[])[];
  /** Cells to mark as wrong, as `row,column` from 0. */
  readonly marked?: ReadonlySet<string>;
}

const formats = {
  text: '@',
  date: 'yyyy-mm-dd',
  'date-time': 'yyyy-mm-dd hh:mm',
  number: '#,##0.00',
  integer: '0',
} as const satisfies Record<SheetColumn['kind'], string>;

const unlocked = { protection: { locked: false } } as const;
const wrong = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE0E0' } } } as const;
const headerFont = { font: { bold: true, color: { rgb: 'FFFFFF' } } } as const;
/** Required columns differ by colour, because their titles must match the fields. */
const header = {
  required: { ...headerFont, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E79' } } },
  optional: { ...headerFont, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '5B6770' } } },
} as const satisfies Record<string, CellStyle>;

/** Writes a workbook for Excel and LibreOffice: locked titles, formats, option lists, and the given rows. */
export async function writeSheet({ title, choicesTitle, columns, rows, marked }: WrittenSheet): Promise<ArrayBuffer> {
  const cells = new Map<string, Partial<Cell>>();
  for (const [column, { title: name, required }] of columns.entries()) {
    cells.set(`0,${column}`, { value: name, style: required ? header.required : header.optional });
  }
  for (const key of marked ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const found = columns[column];
    if (found === undefined) continue;
    const style = { ...wrong, ...unlocked, numFmt: formats[found.kind] };
    cells.set(`${row + 1},${column}`, { value: cellValue(found, rows[row]?.[column] ?? null), style });
  }
  const lists = columns.flatMap(({ choices }, column) => (choices === undefined ? [] : [{ choices, column }]));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        columns: columns.map((column) => ({
          width: Math.min(60, Math.max(14, column.title.length + 4)),
          numFmt: formats[column.kind],
          ...(column.isNote === true ? {} : { style: { ...unlocked, numFmt: formats[column.kind] } }),
        })),
        rows: [
          columns.map((column) => column.title),
          ...rows.map((row) => columns.map((column, index) => cellValue(column, row[index] ?? null))),
        ],
        cells,
        freezePane: { rows: 1 },
        protection: { sheet: true, formatColumns: true, insertRows: true, deleteRows: true, sort: true },
        dataValidations: lists.map((list, index) => validation(list, { index, choicesTitle, rows: rows.length })),
      },
      {
        name: sheetName(choicesTitle),
        hidden: true,
        rows: choiceRows(lists.map(({ choices, column }) => [columns[column]?.title ?? '', ...choices])),
        protection: { sheet: true },
      },
    ],
  });
  return Uint8Array.from(bytes).buffer;
}

/** Excel counts days from 1899-12-30, without a time zone. */
function cellValue({ kind }: SheetColumn, value: string | number | boolean | null): CellValue {
  if (typeof value === 'string' && (kind === 'date' || kind === 'date-time') && /^\d{4}-\d\d-\d\d/.test(value)) {
    const date = new Date(kind === 'date' ? value.slice(0, 10) : value);
    return Number.isNaN(date.getTime()) ? value : date;
  }
  return value;
}

interface ListPlace {
  readonly index: number;
  readonly choicesTitle: string;
  readonly rows: number;
}

function validation(
  { choices, column }: { readonly choices: readonly string[]; readonly column: number },
  { index, choicesTitle, rows }: ListPlace,
): DataValidation {
  const [source, target] = [letters(index), letters(column)];
  return {
    type: 'list',
    formula1: `'${sheetName(choicesTitle)}'!$${source}$2:$${source}$${Math.max(2, choices.length + 1)}`,
    range: `${target}2:${target}${rows + 1}`,
    allowBlank: true,
    showErrorMessage: true,
  };
}

function choiceRows(lists: readonly (readonly string[])[]): CellValue[][] {
  const length = Math.max(1, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, row) => lists.map((list) => list[row] ?? null));
}

/** Returns the letters of a column: 0 is A, 26 is AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Returns a valid worksheet name for Excel: at most 31 characters, without those that have a meaning in formulas. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[[\]:*?/\\'’]/g, ' ')
      .trim()
      .slice(0, 31)
      .trim() || 'Rows'
  );
}
