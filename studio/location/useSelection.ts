import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../look/useLatest.ts';
import { useStudioLocation } from './useStudioLocation.ts';

/** Milliseconds after the last selection until the address of the page contains it. */
const writeAfter = 300;

interface Selection {
  /** JSON Pointer of the part that is selected. */
  readonly pointer: string;
  readonly select: (pointer: string) => void;
}

/**
 * Returns the part of the open definition that is selected. A selection is shown at once and added to the address a
 * moment later, because a change of the address renders the whole page again. An address that leads to another part
 * selects it.
 */
export function useSelection(): Selection {
  const { pointer: addressed, select: address } = useStudioLocation();
  const [selected, setSelected] = useState(addressed);
  const [seen, setSeen] = useState(addressed);
  const written = useRef(addressed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== addressed) {
    setSeen(addressed);
    // What was selected since the address was written is newer.
    if (addressed !== written.current) setSelected(addressed);
  }
  useEffect(() => {
    if (addressed === written.current) return;
    clearTimeout(timer.current);
    written.current = addressed;
  }, [addressed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = useLatest(address);
  const select = useLatest((pointer: string) => {
    setSelected(pointer);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = pointer;
      write(pointer);
    }, writeAfter);
  });
  return { pointer: selected, select };
}
