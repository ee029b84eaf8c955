import { useEffect, useRef } from 'react';
import type { Row } from '../../values/rowsOf.ts';

interface SourceReaderProps {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly onRows: (name: string, rows: readonly Row[]) => void;
}

/** Passes on the rows of a source once per response, because an expression returns equal rows as a new list. */
export function SourceReader({ name, rows, onRows }: SourceReaderProps): null {
  const latest = useRef(rows);
  latest.current = rows;
  const written = JSON.stringify(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other words.
  useEffect(() => onRows(name, latest.current), [name, written, onRows]);
  return null;
}
