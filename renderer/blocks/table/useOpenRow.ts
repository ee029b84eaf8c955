import { useState } from 'react';

/** Keys of the rows of a table that show what more there is. Kept beside the rows, which come and go as they are scrolled or printed. */
export type OpenRows = Set<string>;

/** Whether a row shows what more there is, and how to turn that. */
export function useOpenRow(rows: OpenRows, key: string): readonly [isOpen: boolean, turn: () => void] {
  const [isOpen, setOpen] = useState(() => rows.has(key));
  const turn = () => {
    if (isOpen) rows.delete(key);
    else rows.add(key);
    setOpen(!isOpen);
  };
  return [isOpen, turn];
}
