import type { FontWeight } from '../fonts/openFontSet.ts';

/** The style of a cell's text. */
export interface CellLook {
  readonly weight: FontWeight;
  readonly size: number;
  readonly colour: string;
}

/** The lines of text of one column of a row. */
export interface PrintedCell {
  readonly x: number;
  readonly lines: readonly string[];
  readonly look: CellLook;
  /** Tag of its structure element. */
  readonly tag: string;
}

/** Cells side by side. */
export interface PrintedRow {
  readonly cells: readonly PrintedCell[];
  /** Space above it, unless it is the first of a page. */
  readonly space: number;
  /** It stays on the same page as the next row. */
  readonly isKept: boolean;
  /** A line is drawn below it. */
  readonly isRuled: boolean;
  /** Tag of its structure element. Absent if its only cell has one. */
  readonly tag?: string;
  /** Number of the part it belongs to. The rows of a part share one structure element. */
  readonly group: number;
  /** Row that is repeated above it at the top of a page. */
  readonly head?: PrintedRow;
  /** Text and level of its bookmark. */
  readonly bookmark?: { readonly text: string; readonly level: number };
}
