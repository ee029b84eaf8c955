import type { FileResult, User } from '#engine';

/** A file whose rows are read, and who asks for it. */
export interface ImportSource {
  /** Form that describes a row, and submits it. */
  readonly form: string;
  /** A stored upload. */
  readonly file: { readonly id: string; readonly name: string; readonly hash: string };
  readonly user: User;
  readonly locale: string;
}

/** What is wrong with a row. */
export interface ImportProblem {
  /** Number of the row as the spreadsheet counts it. */
  readonly row: number;
  /** Title of the column; empty where it is about the whole row. */
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** What was found in a file before anything is done with it. */
export interface CheckedImport {
  readonly rows: number;
  /** Rows that have a problem. */
  readonly refused: number;
  /** The first problems, in the order of the rows. */
  readonly problems: readonly ImportProblem[];
}

/** A column of a form as a sheet has it. */
export interface ImportColumn {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  /** What can be selected in it; anything may be entered when absent. */
  readonly choices?: readonly string[];
}

/** What a workbook that is filled in contains from the start. */
export interface TemplateRequest extends Pick<ImportSource, 'form' | 'user' | 'locale'> {
  readonly name: string;
  readonly rows: number;
  /** Title of a column, or path of its field → what each row begins with; of offered records also their key. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Reads and writes sheets of rows. Each function has transactions of its own, so that a handler calls it by `outside`,
 * while none is open.
 */
export interface Imports {
  /** Checks each row as its call would be, and stores nothing. Throws a `Refusal` for a file that is not read. */
  check(source: ImportSource): Promise<CheckedImport>;
  /** The rows of a file that have problems, marked and with the reasons, as a workbook. */
  mark(source: ImportSource): Promise<FileResult>;
  /** The rows of a finished import that were refused, with the reasons, as a workbook. */
  refused(source: ImportSource & { readonly task: number }): Promise<FileResult>;
  /** How many rows a file has. Throws a `Refusal` for a file that is not read. */
  count(source: ImportSource): Promise<number>;
  /** The columns of a form, for rows that begin with these values. */
  columns(request: Omit<TemplateRequest, 'name' | 'rows'>): Promise<readonly ImportColumn[]>;
  /** A workbook to fill in. */
  template(request: TemplateRequest): Promise<FileResult>;
}
