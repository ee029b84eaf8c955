import { createIdleWork } from '../lazy/createIdleWork.ts';
import { chunkSize } from './chunkFields.ts';

/** Which parts of a long form are drawn: first what is seen, in time all of it. */
export interface FieldViewport {
  subscribe(part: string, listener: () => void): () => void;
  isDrawn(part: string): boolean;
  isComplete(): boolean;
  /** Takes over the parts in their order; those of the first screen, and new ones beside what is near, are drawn at once. */
  arrange(parts: readonly string[]): void;
  /** Watches the element of a part come near; gives how to stop. */
  watch(part: string, element: Element): () => void;
  /** Draws the part that the field at this place of the definition stands in, before it returns. */
  drawField(place: number): void;
  drawAll(): void;
  /** Tells a field at once when its part is near, else when nobody types. */
  tell(part: string, listener: () => void): void;
  /** Begins to follow what the person does; gives how to stop. */
  open(): () => void;
}

export interface FieldViewportInput {
  /** Parts that fill a screen. */
  readonly first: number;
  /** Has what is drawn put into the page before it returns. */
  readonly flush: (draw: () => void) => void;
}

/** Creates the window of a long form. */
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

  /** What has only come near is drawn a part a frame, and holds up neither what is in sight nor a key. */
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

  /** What the tabulator key may reach next is there before it is pressed. */
  function follow(event: FocusEvent): void {
    const held = event.target instanceof Element ? event.target.closest('[data-part]') : null;
    const at = parts.indexOf((held && elements.get(held)) ?? '');
    for (const part of at < 0 ? [parts[0], parts.at(-1)] : [parts[at], parts[at - 1], parts[at + 1]]) {
      if (part !== undefined) draw(part);
    }
  }

  /** The browser is about to look for words in the page. */
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
      // What comes while the form is filled in, beside what is near, is seen as soon as the first screen was.
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
