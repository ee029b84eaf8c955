/** A cell without an importable value, and the reason. */
export interface UnusableCell {
  readonly unusable: 'formula' | 'error' | 'merged';
  /** The displayed value, if known. */
  readonly shown: string;
}

/** The value of a cell. A date or an instant is an ISO 8601 string in UTC under `date`. */
export type SheetCell = string | number | boolean | null | { readonly date: string } | UnusableCell;

/** A row with its number in the spreadsheet. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** The first visible worksheet of a workbook: its first row, and the non-empty rows below. */
export interface SheetContent {
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Why a workbook cannot be read. */
export type SheetProblem = 'active' | 'damaged' | 'sheetLarge' | 'sheetRows' | 'sheetEmpty';

/** Limits of a workbook. */
export interface SheetLimits {
  /** Non-empty rows below the first one. */
  readonly rows: number;
  /** Bytes of all parts together, uncompressed. */
  readonly bytes: number;
}

/** Result of reading a workbook. */
export type ReadSheet = SheetContent | { readonly problem: SheetProblem };
