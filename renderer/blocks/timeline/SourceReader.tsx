import { useEffect, useRef } from 'react';
import type { Row } from '../../values/rowsOf.ts';

interface SourceReaderProps {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly onRows: (name: string, rows: readonly Row[]) => void;
}

/** Hands over what a source has given, once for each answer: an expression gives the same rows as another list. */
export function SourceReader({ name, rows, onRows }: SourceReaderProps): null {
  const latest = useRef(rows);
  latest.current = rows;
  const written = JSON.stringify(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other words.
  useEffect(() => onRows(name, latest.current), [name, written, onRows]);
  return null;
}
