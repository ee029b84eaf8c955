import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from '../FormContext.ts';

/** Rows that are rendered at first, and each time the last of them comes near. */
const step = 40;

interface ShownRows {
  readonly keys: readonly string[];
  readonly sentinel: (element: Element | null) => (() => void) | undefined;
}

/** The rows of a long list that are rendered: those near the window, and those that were there before. */
export function useShownRows(path: string, all: readonly string[]): ShownRows {
  const { reveal } = useFormContext();
  const [limit, setLimit] = useState(step);
  const sentinel = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setLimit((before) => before + step);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    reveal.set(path, (index) => flushSync(() => setLimit((before) => Math.max(before, index + 1))));
    return () => {
      reveal.delete(path);
    };
  }, [reveal, path]);
  // A row that was added at the end is seen at once.
  const isNearlyAll = all.length <= limit + 1;
  return { keys: isNearlyAll ? all : all.slice(0, limit), sentinel };
}
