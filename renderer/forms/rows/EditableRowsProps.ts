import type { RowList } from './RowList.ts';

/** Props of the rows of a list, as a table or as cards. */
export interface EditableRowsProps {
  readonly list: RowList;
  /** The rows without hidden values. */
  readonly rows: readonly unknown[];
  /** Keys of the rendered rows. */
  readonly keys: readonly string[];
  /** Index of a row that is rendered wherever the page is scrolled; -1 without one. */
  readonly revealed: number;
  readonly canAdd: boolean;
  /** Ref callback for the element after the last rendered row. */
  readonly sentinel: (element: Element | null) => (() => void) | undefined;
}
