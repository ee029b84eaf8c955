import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';

/** What of a long row of things is in sight, or nearly so. */
export interface Sighted {
  readonly from: number;
  readonly to: number;
  /** Pixels that stand for what comes before and after. */
  readonly before: number;
  readonly after: number;
  /** Takes the element of a drawn thing, with its place as `data-index`, to know how long it really is. */
  readonly measure: (element: HTMLElement | null) => void;
}

interface SightProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly isAcross?: boolean;
  readonly count: number;
  readonly sizeOf: (index: number) => number;
  /** Pixels before the first thing. */
  readonly lead?: number;
  readonly beyond: number;
  /** Nothing is in sight any more once this is gone. */
  readonly onSight: (sighted: Sighted | undefined) => void;
}

/** Follows the scrolling of a frame and says what is in sight; draws nothing. */
export function Sight({ frame, isAcross = false, count, sizeOf, lead = 0, beyond, onSight }: SightProps) {
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    horizontal: isAcross,
    getScrollElement: () => frame.current,
    estimateSize: sizeOf,
    // Who has scrolled before this was there stays where they are.
    initialOffset: () => (isAcross ? frame.current?.scrollLeft : frame.current?.scrollTop) ?? 0,
    paddingStart: lead,
    overscan: beyond,
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const from = first?.index ?? 0;
  const to = (last?.index ?? -1) + 1;
  const before = first?.start ?? 0;
  const after = virtual.getTotalSize() - (last?.end ?? 0);
  const { measureElement } = virtual;
  useLayoutEffect(() => {
    // Before the frame has been measured nothing is in sight; what is drawn at first stays.
    if (to > 0) onSight({ from, to, before, after, measure: measureElement });
  }, [from, to, before, after, measureElement, onSight]);
  useLayoutEffect(() => () => onSight(undefined), [onSight]);
  return null;
}
