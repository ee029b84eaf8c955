import type { FieldModel } from '#engine';
import type { Column } from '../../rows/columnsOf.ts';

/** What every row of a list needs; the same object for as long as its columns are the same. */
export interface RowList {
  readonly field: FieldModel;
  /** Path of the list in the draft. */
  readonly path: string;
  readonly columns: readonly Column[];
  readonly actions: RowActions;
}

/** What can be done with a row. */
export interface RowActions {
  add(): void;
  duplicate(index: number): void;
  remove(index: number): void;
  /** Moves a row by one place; the focus moves with it. */
  move(index: number, by: 1 | -1): void;
  paste(at: CellAddress, text: string): void;
}

/** A cell, by the place of its row and of its column. */
export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** A row and what can be done with it now. */
export interface RowProps {
  readonly list: RowList;
  readonly index: number;
  readonly isLast: boolean;
  readonly canAdd: boolean;
}
