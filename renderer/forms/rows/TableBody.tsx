import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../look/usePrinting.ts';
import { GroupRows, type GroupRowsProps } from './GroupRows.tsx';

/**
 * Distance from the visible part of the page at which rows are removed from it. For the window, Chromium adds both
 * margins below, so that it is twice as far there.
 */
const margin = '300px 0px';

interface TableBodyProps extends GroupRowsProps {
  /** Whether the rows are rendered wherever the page is scrolled. */
  readonly isRevealed: boolean;
}

/**
 * Renders a group of rows in a body of its own. While the group is far from the visible part of the page, the body is
 * empty and as high as its rows: the time of a key grows with the number of inputs in a page, in the browser itself.
 */
export function TableBody({ isRevealed, ...group }: TableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** Height in pixels of a group that is far away. */
  const [height, setHeight] = useState<number>();
  const isPrinting = usePrinting();
  useEffect(() => {
    const { current } = body;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        if (last.isIntersecting) setHeight(undefined);
        else if (canLeave(current, last)) setHeight(last.boundingClientRect.height);
      },
      // The first one is for the window, the second one for containers that scroll, such as a dialog.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const isFar = height !== undefined && !isRevealed && !isPrinting;
  return (
    <tbody ref={body} style={isFar ? { height } : undefined}>
      {!isFar && <GroupRows {...group} />}
    </tbody>
  );
}

/**
 * Returns whether nothing is lost if the rows of a body are removed. An incomplete date is known to its input alone. A
 * body in a hidden part of the page has no height.
 */
function canLeave(body: HTMLElement, { boundingClientRect }: IntersectionObserverEntry): boolean {
  if (boundingClientRect.height === 0 || body.contains(document.activeElement)) return false;
  return [...body.querySelectorAll('input')].every(({ validity }) => !validity.badInput);
}
