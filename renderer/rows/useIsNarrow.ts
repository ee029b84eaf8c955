import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width, in pixels, a row is a card; the grid of a form has one column then. */
const tableWidth = 600;

/** Returns whether an element is too narrow for a table. The container of a form can be narrower than the window. */
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
