import type { RowList } from './RowList.ts';

/** The rows of a list as a table or as cards. */
export interface EditableRowsProps {
  readonly list: RowList;
  /** As conditions left them: hidden values are gone. */
  readonly rows: readonly unknown[];
  /** Keys of the rows that are rendered so far. */
  readonly keys: readonly string[];
  readonly canAdd: boolean;
  /** Takes the element behind the last rendered row. */
  readonly sentinel: (element: Element | null) => (() => void) | undefined;
}
