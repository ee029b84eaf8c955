import type { FontWeight } from '../fonts/openFontSet.ts';

/** How the words of a cell look. */
export interface CellLook {
  readonly weight: FontWeight;
  readonly size: number;
  readonly colour: string;
}

/** Words in a column of a row, broken into lines. */
export interface PrintedCell {
  readonly x: number;
  readonly lines: readonly string[];
  readonly look: CellLook;
  /** Name of its structure element. */
  readonly tag: string;
}

/** Cells next to each other. */
export interface PrintedRow {
  readonly cells: readonly PrintedCell[];
  /** Space above it, unless it is the first of a page. */
  readonly space: number;
  /** It stays on the page of the row after it. */
  readonly isKept: boolean;
  /** A line is drawn below it. */
  readonly isRuled: boolean;
  /** Name of its structure element; absent where its only cell is one. */
  readonly tag?: string;
  /** Number of the part that it belongs to, whose rows have one structure element. */
  readonly group: number;
  /** Row that is repeated above it at the top of a page. */
  readonly head?: PrintedRow;
  /** Words of a bookmark that leads to it, and how deep it is. */
  readonly bookmark?: { readonly text: string; readonly level: number };
}
