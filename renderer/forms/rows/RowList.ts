import type { FieldModel } from '#engine';
import type { Column } from '../../rows/columnsOf.ts';

/** What every row of a list needs. The object stays the same as long as the columns do. */
export interface RowList {
  readonly field: FieldModel;
  /** Path of the list in the draft. */
  readonly path: string;
  readonly columns: readonly Column[];
  readonly actions: RowActions;
}

/** The actions of a row. */
export interface RowActions {
  add(): void;
  duplicate(index: number): void;
  remove(index: number): void;
  /** Moves a row by one position, and the focus with it. */
  move(index: number, by: 1 | -1): void;
  paste(at: CellAddress, text: string): void;
}

/** A cell, by the index of its row and of its column. */
export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** A row and its current actions. */
export interface RowProps {
  readonly list: RowList;
  readonly index: number;
  readonly isLast: boolean;
  readonly canAdd: boolean;
}
