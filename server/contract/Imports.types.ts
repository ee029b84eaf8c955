import type { FileResult, User } from '#engine';

/** A file to import, and its user. */
export interface ImportSource {
  /** Form that describes and submits a row. */
  readonly form: string;
  /** A stored upload. */
  readonly file: { readonly id: string; readonly name: string; readonly hash: string };
  readonly user: User;
  readonly locale: string;
}

/** A problem of a row. */
export interface ImportProblem {
  /** Number of the row as the spreadsheet counts it. */
  readonly row: number;
  /** Title of the column; empty if the problem concerns the whole row. */
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** Result of checking a file before it is imported. */
export interface CheckedImport {
  readonly rows: number;
  /** Rows that have a problem. */
  readonly refused: number;
  /** The first problems, in the order of the rows. */
  readonly problems: readonly ImportProblem[];
}

/** A column of a form in a worksheet. */
export interface ImportColumn {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  /** The options of the column. Absent: any value is allowed. */
  readonly choices?: readonly string[];
}

/** The contents of a workbook to fill in. */
export interface TemplateRequest extends Pick<ImportSource, 'form' | 'user' | 'locale'> {
  readonly name: string;
  readonly rows: number;
  /**
   * Title of a column or path of its field → initial value of each row. For options, the key of the record is accepted
   * too.
   */
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Reads and writes worksheets. Each function opens its own transactions, so a handler must call it with `outside`,
 * while none is open.
 */
export interface Imports {
  /**
   * Checks each row as its operation would, without storing anything. Throws a `Refusal` if the file cannot be read.
   */
  check(source: ImportSource): Promise<CheckedImport>;
  /** Returns a workbook of the rows with problems, marked and with the reasons. */
  mark(source: ImportSource): Promise<FileResult>;
  /** Returns a workbook of the refused rows of a finished import, with the reasons. */
  refused(source: ImportSource & { readonly task: number }): Promise<FileResult>;
  /** Returns the number of rows of a file. Throws a `Refusal` if the file cannot be read. */
  count(source: ImportSource): Promise<number>;
  /** Returns the columns of a form, for rows with these initial values. */
  columns(request: Omit<TemplateRequest, 'name' | 'rows'>): Promise<readonly ImportColumn[]>;
  /** Returns a workbook to fill in. */
  template(request: TemplateRequest): Promise<FileResult>;
}
