/** Columns of a payment file, named like the properties. */
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

/** Optional columns. */
export const optionalColumns: ReadonlySet<Column> = new Set(['currency', 'paidDate']);

/** A row of the file. */
export interface WrittenRow {
  /** Line of the file where it ends, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

/** A problem of a row: `fault` is a value of the entity `payment-row`, or `message` is the message of a rule. */
export interface RowProblem {
  readonly line: number;
  readonly column?: Column;
  readonly value?: string;
  readonly fault?: string;
  readonly message?: string;
}
