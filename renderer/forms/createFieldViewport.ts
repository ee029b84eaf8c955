import { createIdleWork } from '../lazy/createIdleWork.ts';
import { chunkSize } from './chunkFields.ts';

/** Which parts of a long form are rendered: first the visible ones, later all. */
export interface FieldViewport {
  subscribe(part: string, listener: () => void): () => void;
  isDrawn(part: string): boolean;
  isComplete(): boolean;
  /**
   * Sets the parts in their order. Those of the first screen, and new ones next to visible ones, are rendered at once.
   */
  arrange(parts: readonly string[]): void;
  /** Observes whether the element of a part is nearly visible. Returns a function that stops it. */
  watch(part: string, element: Element): () => void;
  /** Renders synchronously the part that contains the field with this index in the definition. */
  drawField(place: number): void;
  drawAll(): void;
  /** Notifies a field immediately if its part is nearly visible, otherwise in idle time. */
  tell(part: string, listener: () => void): void;
  /** Starts to listen to the user's events. Returns a function that stops it. */
  open(): () => void;
}

export interface FieldViewportInput {
  /** Number of parts that fill a screen. */
  readonly first: number;
  /** Renders synchronously. */
  readonly flush: (draw: () => void) => void;
}

/** Creates the viewport of a long form. */
export function createFieldViewport({ first, flush }: FieldViewportInput): FieldViewport {
  const listeners = new Map<string, Set<() => void>>();
  const drawn = new Set<string>();
  const near = new Set<string>();
  const elements = new Map<Element, string>();
  const untold = new Map<string, Set<() => void>>();
  let parts: readonly string[] = [];
  let isAwaited = false;
  const idle = createIdleWork(step);
  const observer = new IntersectionObserver(see, { rootMargin: '800px 0px' });

  function step(): boolean {
    const [told] = untold.keys();
    const next = told ?? parts.find((part) => !drawn.has(part));
    if (next === undefined) return false;
    if (told === undefined) draw(next);
    else catchUp(told);
    return true;
  }

  function see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const part = elements.get(target);
      if (part === undefined) continue;
      if (!isIntersecting) {
        near.delete(part);
        continue;
      }
      near.add(part);
      catchUp(part);
      if (boundingClientRect.bottom > 0 && boundingClientRect.top < innerHeight) draw(part);
    }
    drawSoon();
  }

  /** Renders parts that are nearly visible, one per frame, so that neither visible parts nor input are delayed. */
  function drawSoon(): void {
    const isLeft = parts.some((part) => near.has(part) && !drawn.has(part));
    if (isAwaited || !isLeft) return;
    isAwaited = true;
    requestAnimationFrame(() => setTimeout(drawNext));
  }

  function drawNext(): void {
    isAwaited = false;
    const next = parts.find((part) => near.has(part) && !drawn.has(part));
    if (next === undefined) return;
    draw(next);
    drawSoon();
  }

  function draw(part: string): void {
    if (drawn.has(part)) return;
    drawn.add(part);
    for (const listener of listeners.get(part) ?? []) listener();
  }

  function catchUp(part: string): void {
    const waiting = untold.get(part);
    untold.delete(part);
    for (const listener of waiting ?? []) listener();
  }

  function drawAll(): void {
    flush(() => {
      for (const part of parts) draw(part);
      for (const part of [...untold.keys()]) catchUp(part);
    });
  }

  /** Renders the parts that Tab can reach next, before it is pressed. */
  function follow(event: FocusEvent): void {
    const held = event.target instanceof Element ? event.target.closest('[data-part]') : null;
    const at = parts.indexOf((held && elements.get(held)) ?? '');
    for (const part of at < 0 ? [parts[0], parts.at(-1)] : [parts[at], parts[at - 1], parts[at + 1]]) {
      if (part !== undefined) draw(part);
    }
  }

  /** The browser's search needs the whole page. */
  function find(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') drawAll();
  }

  return {
    subscribe(part, listener) {
      const known = listeners.get(part) ?? new Set();
      listeners.set(part, known.add(listener));
      return () => known.delete(listener);
    },
    isDrawn: (part) => drawn.has(part),
    isComplete: () => untold.size === 0 && parts.every((part) => drawn.has(part)),
    arrange(next) {
      const known = new Set(parts);
      parts = next;
      // Later parts next to visible ones are rendered as soon as the first screen has been.
      const isBegun = drawn.size > 0;
      let room = first;
      for (const [at, part] of parts.entries()) {
        const isSeen = near.has(parts[at - 1] ?? '') || near.has(parts[at + 1] ?? '');
        if (room === 0 || (isBegun && (known.has(part) || !isSeen))) continue;
        room -= 1;
        drawn.add(part);
        near.add(part);
      }
      idle.begin();
    },
    watch(part, element) {
      elements.set(element, part);
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        elements.delete(element);
        near.delete(part);
      };
    },
    drawField(place) {
      const suffix = `-${Math.floor(place / chunkSize)}`;
      flush(() => {
        for (const part of parts) {
          if (!part.endsWith(suffix)) continue;
          draw(part);
          catchUp(part);
        }
      });
    },
    drawAll,
    tell(part, listener) {
      if (near.has(part)) return listener();
      const waiting = untold.get(part) ?? new Set();
      untold.set(part, waiting.add(listener));
      idle.begin();
    },
    open() {
      const stop = idle.open();
      document.addEventListener('focusin', follow);
      window.addEventListener('keydown', find, true);
      window.addEventListener('beforeprint', drawAll);
      return () => {
        stop();
        document.removeEventListener('focusin', follow);
        window.removeEventListener('keydown', find, true);
        window.removeEventListener('beforeprint', drawAll);
      };
    },
  };
}
