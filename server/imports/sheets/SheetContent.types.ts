/** A cell that has no value which can be taken over, and why. */
export interface UnusableCell {
  readonly unusable: 'formula' | 'error' | 'merged';
  /** What the spreadsheet shows there, where it is known. */
  readonly shown: string;
}

/** A cell as it is read. A day or a moment is an ISO text in UTC under `date`. */
export type SheetCell = string | number | boolean | null | { readonly date: string } | UnusableCell;

/** A row with its number as the spreadsheet counts it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** The first visible sheet of a workbook: its first row, and those below that are not empty. */
export interface SheetContent {
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Why a workbook is not read. */
export type SheetProblem = 'active' | 'damaged' | 'sheetLarge' | 'sheetRows' | 'sheetEmpty';

/** How much of a workbook is read. */
export interface SheetLimits {
  /** Rows below the first one that are not empty. */
  readonly rows: number;
  /** Bytes of all parts together, unpacked. */
  readonly bytes: number;
}

/** What was found in a workbook. */
export type ReadSheet = SheetContent | { readonly problem: SheetProblem };
