import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from '../FormContext.ts';

/** Number of rows that are rendered initially, and added whenever the last one is nearly visible. */
const step = 40;

interface ShownRows {
  readonly keys: readonly string[];
  readonly sentinel: (element: Element | null) => (() => void) | undefined;
}

/** Returns the rendered rows of a long list: all up to the last one that has been nearly visible. */
export function useShownRows(path: string, all: readonly string[]): ShownRows {
  const { reveal } = useFormContext();
  const [limit, setLimit] = useState(step);
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
    reveal.set(path, (index) => flushSync(() => setLimit((before) => Math.max(before, index + 1))));
    return () => {
      reveal.delete(path);
    };
  }, [reveal, path]);
  // A row that was added at the end is rendered immediately.
  const isNearlyAll = all.length <= limit + 1;
  return { keys: isNearlyAll ? all : all.slice(0, limit), sentinel };
}
