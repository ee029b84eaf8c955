import { createContext, useCallback, useMemo, useState } from 'react';
import type { Row } from '../../values/rowsOf.ts';

/** The selected rows of a table, including those of other pages. */
export interface Selection {
  readonly rows: ReadonlyMap<string, Row>;
  /** Selects rows or deselects them. Other rows are not changed. */
  readonly pick: (rows: readonly (readonly [key: string, row: Row])[], isPicked: boolean) => void;
  readonly clear: () => void;
}

/** Undefined if rows cannot be selected. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** Returns the state of a table's selection. */
export function useSelection(): Selection {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(() => new Map());
  const pick = useCallback<Selection['pick']>((picked, isPicked) => {
    setRows((before) => {
      const after = new Map(before);
      for (const [key, row] of picked) {
        if (isPicked) after.set(key, row);
        else after.delete(key);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setRows(new Map()), []);
  return useMemo(() => ({ rows, pick, clear }), [rows, pick, clear]);
}
