import { type RefObject, useEffect, useRef, useState } from 'react';
import { boxOf, markedAround, markedElements } from './marksOf.ts';

interface Pointer {
  /** The element that is pointed at. */
  readonly element: Element | undefined;
  /** Where it is on the screen. */
  readonly box: DOMRect | undefined;
  pointAt(x: number, y: number): void;
}

interface PointerInput {
  /** What lies over the page. */
  readonly cover: RefObject<HTMLElement | null>;
  readonly onOpen: (element: Element) => void;
  readonly onClose: () => void;
}

/** Follows the pointer, the focus and the arrow keys over the elements of the page. */
export function usePointer({ cover, onOpen, onClose }: PointerInput): Pointer {
  const [element, setElement] = useState<Element | undefined>(() =>
    markedAround(document.activeElement ?? document.body),
  );
  const [, moved] = useState(0);
  const latest = useRef({ element, onOpen, onClose });
  latest.current = { element, onOpen, onClose };

  useEffect(() => {
    const isOwn = (target: EventTarget | null): boolean =>
      target instanceof Node && cover.current?.contains(target) === true;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { element: at, ...on } = latest.current;
      if (event.key === 'Escape') on.onClose();
      else if (event.key === 'Enter' && !isOwn(event.target)) {
        if (at !== undefined) on.onOpen(at);
      } else if (isArrow(event.key)) {
        const next = arrows[event.key](at, markedElements());
        next?.scrollIntoView({ block: 'nearest' });
        if (next !== undefined) setElement(next);
      } else return;
      // Nothing on the page reacts to what is pressed here, and no dialog closes.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && !isOwn(event.target)) setElement(markedAround(event.target));
    };
    const move = (): void => moved((count) => count + 1);
    window.addEventListener('keydown', press, true);
    window.addEventListener('focusin', focus, true);
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('focusin', focus, true);
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [cover]);

  return {
    element,
    box: element && boxOf(element),
    pointAt(x, y) {
      const below = document.elementsFromPoint(x, y).find((one) => cover.current?.contains(one) !== true);
      setElement(below && markedAround(below));
    },
  };
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
type Move = (at: Element | undefined, all: readonly Element[]) => Element | undefined;

/** Up leads to what is around, down into it, and the others to what comes before and after. */
const arrows: Readonly<Record<Arrow, Move>> = {
  ArrowUp: (at, all) => (at?.parentElement ? markedAround(at.parentElement) : all[0]),
  ArrowDown: (at, all) => all.find((one) => one !== at && (at?.contains(one) ?? true)),
  ArrowLeft: (at, all) => all.findLast((one) => isBefore(one, at)) ?? all.at(-1),
  ArrowRight: (at, all) => all.find((one) => at === undefined || isBefore(at, one)) ?? all[0],
};

function isArrow(key: string): key is Arrow {
  return Object.hasOwn(arrows, key);
}

function isBefore(one: Element, other: Element | undefined): boolean {
  return other !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
