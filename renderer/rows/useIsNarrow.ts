import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width, in px, a row is a card; the grid of a form has one column there. */
const tableWidth = 600;

/** Whether there is no room for a table; what surrounds a form may be narrower than the window. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => setNarrow(current.clientWidth < tableWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
