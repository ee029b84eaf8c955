import { useState } from 'react';

/**
 * Keys of the expanded rows of a table. They are stored outside the rows, which are unmounted when scrolled or printed.
 */
export type OpenRows = Set<string>;

/** Returns whether a row is expanded, and a function to toggle it. */
export function useOpenRow(rows: OpenRows, key: string): readonly [isOpen: boolean, turn: () => void] {
  const [isOpen, setOpen] = useState(() => rows.has(key));
  const turn = () => {
    if (isOpen) rows.delete(key);
    else rows.add(key);
    setOpen(!isOpen);
  };
  return [isOpen, turn];
}
