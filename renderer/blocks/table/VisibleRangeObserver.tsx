import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useLayoutEffect } from 'react';

/** What of a long row of things is in sight, or nearly so. */
export interface VisibleRange {
  readonly from: number;
  readonly to: number;
  /** Pixels that stand for what comes before and after. */
  readonly before: number;
  readonly after: number;
  /** One thing out of sight that stays drawn. */
  readonly held: HeldThing | undefined;
  /** Takes the element of a drawn thing, with its place as `data-index`, to know how long it really is. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** A thing out of sight that stays drawn, with the pixels between it and what is drawn before and after it. */
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
  /** Pixels before the first thing. */
  readonly lead?: number;
  readonly beyond: number;
  /** Place of what stays drawn wherever it is: it has the focus. */
  readonly hold?: number | undefined;
  /** Nothing is in sight any more once this is gone. */
  readonly onSight: (sighted: VisibleRange | undefined) => void;
}

/** Follows the scrolling of a frame and says what is in sight; draws nothing. */
export const VisibleRangeObserver = memo(function Sight(props: VisibleRangeObserverProps) {
  const { frame, isAcross = false, count, sizeOf, lead = 0, beyond, hold, onSight } = props;
  const extract = useCallback((range: Range) => withHeld(range, hold), [hold]);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    horizontal: isAcross,
    getScrollElement: () => frame.current,
    estimateSize: sizeOf,
    // Who has scrolled before this was there stays where they are.
    initialOffset: () => (isAcross ? frame.current?.scrollLeft : frame.current?.scrollTop) ?? 0,
    paddingStart: lead,
    overscan: beyond,
    rangeExtractor: extract,
    // What is new is measured with the frame it comes in: asked for at once, it would have the page laid out twice.
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
    // Before the frame has been measured nothing is in sight; what is drawn at first stays.
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

/** What is in sight or near it, and what is held. */
function withHeld(range: Range, hold: number | undefined): number[] {
  const seen = defaultRangeExtractor(range);
  if (hold === undefined || hold >= range.count || seen.includes(hold)) return seen;
  return [...seen, hold].sort((left, right) => left - right);
}

/** The first or last thing, where others are between it and the rest. */
function farOf(things: readonly VirtualItem[]): VirtualItem | undefined {
  const [first, second] = things;
  const [former, last] = things.slice(-2);
  if (first && second && first.index + 1 < second.index) return first;
  return former && last && former.index + 1 < last.index ? last : undefined;
}
