import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useLayoutEffect } from 'react';

/** The visible part of a long list, with some items before and after it. */
export interface VisibleRange {
  readonly from: number;
  readonly to: number;
  /** Pixels of empty space before and after. */
  readonly before: number;
  readonly after: number;
  /** An item outside the visible range that stays rendered. */
  readonly held: HeldThing | undefined;
  /** Measures the element of an item. Its index is in `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** An item outside the visible range that stays rendered, with the pixels between it and the rendered items. */
interface HeldThing {
  readonly index: number;
  readonly before: number;
  readonly after: number;
}

export interface VisibleRangeObserverProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly isAcross?: boolean;
  readonly count: number;
  readonly sizeOf: (index: number) => number;
  /** Pixels before the first item. */
  readonly lead?: number;
  readonly beyond: number;
  /** Index of the item that stays rendered because it has the focus. */
  readonly hold?: number | undefined;
  /** Called with the visible range, and with undefined after the observer is unmounted. */
  readonly onSight: (sighted: VisibleRange | undefined) => void;
}

/** Observes the scrolling of a frame and reports the visible range; renders nothing. */
export const VisibleRangeObserver = memo(function Sight(props: VisibleRangeObserverProps) {
  const { frame, isAcross = false, count, sizeOf, lead = 0, beyond, hold, onSight } = props;
  const extract = useCallback((range: Range) => withHeld(range, hold), [hold]);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    horizontal: isAcross,
    getScrollElement: () => frame.current,
    estimateSize: sizeOf,
    // Keeps the position if the user scrolled before this was mounted.
    initialOffset: () => (isAcross ? frame.current?.scrollLeft : frame.current?.scrollTop) ?? 0,
    paddingStart: lead,
    overscan: beyond,
    rangeExtractor: extract,
    // A new element is measured by the ResizeObserver. Measuring it immediately would cause a second layout.
    measureElement: (element, entry, instance) =>
      entry === undefined
        ? (instance.itemSizeCache.get(instance.indexFromElement(element)) ?? sizeOf(instance.indexFromElement(element)))
        : measureElement(element, entry, instance),
  });
  const things = virtual.getVirtualItems();
  const far = farOf(things);
  const items = things.filter((thing) => thing !== far);
  const first = items[0];
  const last = items.at(-1);
  const from = first?.index ?? 0;
  const to = (last?.index ?? -1) + 1;
  const before = first?.start ?? 0;
  const end = last?.end ?? 0;
  const total = virtual.getTotalSize();
  const { measureElement: measure } = virtual;
  const [held, heldStart, heldEnd] = [far?.index, far?.start ?? 0, far?.end ?? 0];
  useLayoutEffect(() => {
    // Nothing is visible before the frame has been measured; the initial rows stay rendered.
    if (to === 0) return;
    const beside =
      held === undefined || held < from
        ? { before: heldStart, after: before - heldEnd }
        : { before: heldStart - end, after: total - heldEnd };
    onSight({
      ...{ from, to, before, after: total - end, measure },
      held: held === undefined ? undefined : { index: held, ...beside },
    });
  }, [from, to, before, end, total, held, heldStart, heldEnd, measure, onSight]);
  useLayoutEffect(() => () => onSight(undefined), [onSight]);
  return null;
});

/** The visible indexes and those near them, and the retained one. */
function withHeld(range: Range, hold: number | undefined): number[] {
  const seen = defaultRangeExtractor(range);
  if (hold === undefined || hold >= range.count || seen.includes(hold)) return seen;
  return [...seen, hold].sort((left, right) => left - right);
}

/** Returns the first or last item if it is separated from the others. */
function farOf(things: readonly VirtualItem[]): VirtualItem | undefined {
  const [first, second] = things;
  const [former, last] = things.slice(-2);
  if (first && second && first.index + 1 < second.index) return first;
  return former && last && former.index + 1 < last.index ? last : undefined;
}
