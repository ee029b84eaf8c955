import { useState } from 'react';
import type { CellAddress } from './planPaste.ts';

/** The active cell, the block of cells around it, and whether it is edited. */
export interface GridSelection {
  readonly active: CellAddress;
  /** Rows and columns of the block; `bottom` and `right` are behind the last ones. */
  readonly block: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
  /** With the text that was typed to begin with, if any. */
  readonly editing: { readonly typed: string | null } | undefined;
  /** The user has moved: the selection is more than where the table begins. */
  readonly isUsed: boolean;
  readonly go: (to: CellAddress, extendsBlock: boolean) => void;
  readonly edit: (typed: string | null) => void;
  readonly endEdit: () => void;
  readonly selectAll: (size: { readonly rows: number; readonly columns: number }) => void;
}

interface State {
  readonly active: CellAddress;
  readonly anchor: CellAddress;
  readonly editing: GridSelection['editing'];
  readonly isUsed: boolean;
}

/** Keeps what is selected in a table, beginning at a row. */
export function useGridSelection(
  row: number,
  size: { readonly rows: number; readonly columns: number },
): GridSelection {
  const [state, setState] = useState<State>(() => {
    const begin = { row, column: Math.min(1, Math.max(size.columns - 1, 0)) };
    return { active: begin, anchor: begin, editing: undefined, isUsed: false };
  });
  const active = within(state.active, size);
  const anchor = within(state.anchor, size);
  return {
    active,
    block: {
      ...{ top: Math.min(active.row, anchor.row), bottom: Math.max(active.row, anchor.row) + 1 },
      ...{ left: Math.min(active.column, anchor.column), right: Math.max(active.column, anchor.column) + 1 },
    },
    editing: state.editing,
    isUsed: state.isUsed,
    go: (to, extendsBlock) =>
      setState((before) => ({
        ...{ active: to, anchor: extendsBlock ? before.anchor : to },
        ...{ editing: undefined, isUsed: true },
      })),
    edit: (typed) => setState((before) => ({ ...before, anchor: before.active, editing: { typed }, isUsed: true })),
    endEdit: () => setState((before) => ({ ...before, editing: undefined })),
    selectAll: ({ rows, columns }) =>
      setState((before) => ({
        ...before,
        anchor: { row: 0, column: 0 },
        active: { row: rows - 1, column: columns - 1 },
      })),
  };
}

/** Undo can take rows and columns away. */
function within({ row, column }: CellAddress, size: { readonly rows: number; readonly columns: number }): CellAddress {
  return {
    row: Math.min(row, Math.max(size.rows - 1, 0)),
    column: Math.min(column, Math.max(size.columns - 1, 0)),
  };
}
