import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../../look/usePrinting.ts';
import { useFormContext } from '../FormContext.ts';

/**
 * Number of rows that are rendered initially, and added whenever the last one is nearly visible. Fewer are not faster:
 * after each key, Chromium reads the inputs of a form for its autofill, unless there are more than 200.
 */
const step = 50;

interface ShownRows {
  readonly keys: readonly string[];
  /** Index of the row that was revealed last; -1 before. */
  readonly revealed: number;
  readonly sentinel: (element: Element | null) => (() => void) | undefined;
}

/** Returns the rendered rows of a long list: all up to the last one that has been nearly visible. */
export function useShownRows(path: string, all: readonly string[]): ShownRows {
  const { reveal } = useFormContext();
  const [limit, setLimit] = useState(step);
  const [revealed, setRevealed] = useState(-1);
  const isPrinting = usePrinting();
  // Observed anew after every step: it may still be visible, which causes no further event.
  const sentinel = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)?.isIntersecting === true) setLimit(limit + step);
        },
        { rootMargin: '800px 0px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [limit],
  );
  useEffect(() => {
    reveal.set(path, (index) =>
      flushSync(() => {
        setLimit((before) => Math.max(before, index + 1));
        setRevealed(index);
      }),
    );
    return () => {
      reveal.delete(path);
    };
  }, [reveal, path]);
  // A row that was added at the end is rendered immediately.
  const isWhole = isPrinting || all.length <= limit + 1;
  const keys = useMemo(() => (isWhole ? all : all.slice(0, limit)), [isWhole, all, limit]);
  return { keys, revealed, sentinel };
}
