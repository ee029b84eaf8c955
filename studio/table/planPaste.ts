import { sourceLocale } from '#engine';
import { type CellEdit, isOpen } from './cells.ts';
import type { TableColumn } from './columns.ts';
import type { TableRow } from './rows.ts';

/** A cell by its position, from 0. */
export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** Text of a block that a cell does not take. */
export interface RefusedCell extends CellAddress {
  readonly text: string;
}

/** A row of a block below the last row of the table: values of a new question and of a new answer, by property. */
export interface AddedRow {
  readonly question: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface PastePlan {
  readonly edits: readonly CellEdit[];
  readonly added: readonly AddedRow[];
  readonly refused: readonly RefusedCell[];
}

interface PasteInput {
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly locale: string;
  readonly at: CellAddress;
  readonly block: readonly (readonly string[])[];
  /** The text that a cell shows. */
  readonly show: (row: TableRow, column: TableColumn) => string;
  /** The value of a text; without `value` the cell is emptied. */
  readonly read: (
    text: string,
    column: TableColumn,
  ) => { readonly isRead: true; readonly value?: unknown } | { readonly isRead: false };
}

/** What pasting a block at a cell changes and adds, and what it cannot. Nothing is changed yet. */
export function planPaste({ rows, columns, locale, at, block, show, read }: PasteInput): PastePlan {
  const edits: CellEdit[] = [];
  const refused: RefusedCell[] = [];
  const added: AddedRow[] = [];
  for (const [down, cells] of block.entries()) {
    const index = at.row + down;
    const row = rows[index];
    const filled = cells.map((text, across) => ({ text: text.trim(), column: at.column + across }));
    const refuse = (cell: (typeof filled)[number]) => {
      if (cell.text !== '') refused.push({ ...cell, row: index });
    };
    if (row === undefined && locale !== sourceLocale) {
      // A new question is written in English first.
      filled.forEach(refuse);
      continue;
    }
    if (row === undefined) {
      const found = readAdded(filled, { columns, read, refuse });
      if (found !== undefined) added.push(found);
      continue;
    }
    for (const cell of filled) {
      const column = columns[cell.column];
      // The text is there already, in this row or in the first one of the question.
      if (column === undefined) refuse(cell);
      else if (cell.text === show(row, column).trim() || isRepeated(cell.text, index, column)) continue;
      else if (!isOpen(row, column, locale)) refuse(cell);
      else if (cell.text === '' && column.isRequired) refused.push({ ...cell, row: index });
      else {
        const found = read(cell.text, column);
        if (found.isRead) edits.push({ row, column, value: found.value });
        else refuse(cell);
      }
    }
  }
  return { edits, added: added.map(withoutRepeated), refused };

  /** Blocks with the question in each row name the last question of the table again. */
  function withoutRepeated(one: AddedRow): AddedRow {
    const { text, ...question } = one.question;
    const own = columns.find(({ of, word }) => of === 'question' && word === 'text');
    const first = rows.findLast(({ isFirst }) => isFirst);
    if (own === undefined || first === undefined || text === undefined) return one;
    const edit = edits.find(({ row, column }) => row === first && column === own);
    return text === (edit?.value ?? show(first, own)) && one.answer['text'] !== undefined ? { ...one, question } : one;
  }

  function isRepeated(text: string, index: number, column: TableColumn): boolean {
    const row = rows[index];
    if (row === undefined || row.isFirst || column.of !== 'question') return false;
    const first = rows.findLastIndex((one, place) => place < index && one.isFirst);
    const above = rows[first];
    const placed = block[first - at.row]?.[columns.indexOf(column) - at.column];
    return text === (placed ?? (above === undefined ? '' : show(above, column))).trim();
  }
}

interface AddedInput extends Pick<PasteInput, 'columns' | 'read'> {
  readonly refuse: (cell: { readonly text: string; readonly column: number }) => void;
}

/** The values of a row to add; undefined for a row that names neither a question nor an answer. */
function readAdded(
  cells: readonly { readonly text: string; readonly column: number }[],
  { columns, read, refuse }: AddedInput,
): AddedRow | undefined {
  const row = { question: new Map<string, unknown>(), answer: new Map<string, unknown>() };
  const taken = cells.filter((cell) => {
    const column = columns[cell.column];
    const isReadOnly = column === undefined || column.kind === 'id' || column.kind === 'condition';
    const found = cell.text === '' || isReadOnly ? undefined : read(cell.text, column);
    if (found?.isRead !== true || column === undefined) return false;
    row[column.of].set(column.word, found.value);
    return true;
  });
  const isNamed = row.question.has('text') || row.answer.has('text');
  for (const cell of cells) if (!isNamed || !taken.includes(cell)) refuse(cell);
  return isNamed ? { question: Object.fromEntries(row.question), answer: Object.fromEntries(row.answer) } : undefined;
}
