import { createContext, useCallback, useMemo, useState } from 'react';
import type { Row } from '../../values/rowsOf.ts';

/** The rows of a table that are selected, also those of other pages. */
export interface Selection {
  readonly rows: ReadonlyMap<string, Row>;
  /** Selects rows, or takes them out; the others stay as they are. */
  readonly pick: (rows: readonly (readonly [key: string, row: Row])[], isPicked: boolean) => void;
  readonly clear: () => void;
}

/** Undefined where rows cannot be selected. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** Keeps which rows are selected. */
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
