/** Columns of a file of payments, by the names of their properties. */
export const columns = [
  'invoiceNumber',
  'projectNumber',
  'contractorLogicalName',
  'periodStart',
  'periodEnd',
  'amount',
  'status',
  'invoiceDate',
  'currency',
  'paidDate',
] as const;

export type Column = (typeof columns)[number];

/** Columns that a file may leave out. */
export const optionalColumns: ReadonlySet<Column> = new Set(['currency', 'paidDate']);

/** A row as the file has it. */
export interface WrittenRow {
  /** Line of the file that it ends in, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

/** What is wrong with a row: `fault` is a value of the entity `payment-row`, or `message` has the words of a rule. */
export interface RowProblem {
  readonly line: number;
  readonly column?: Column;
  readonly value?: string;
  readonly fault?: string;
  readonly message?: string;
}
