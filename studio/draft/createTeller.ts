/** Tells listeners that something has changed. */
export interface Teller {
  readonly tell: () => void;
  /** Tells after a short pause, so that the keys of a burst do not wait until each one is rendered. */
  readonly tellSoon: () => void;
  /** Tells now what would be told soon. */
  readonly tellPending: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds after the last key, and at most after the first one. Rendering a draft takes longer than a frame. */
const tellAfter = { pause: 80, most: 2000 };

export function createTeller(): Teller {
  const listeners = new Set<() => void>();
  let pending: { readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const tell = (): void => {
    clearTimeout(pending?.timer);
    pending = undefined;
    for (const listener of listeners) listener();
  };

  const tellPending = (): void => {
    if (pending !== undefined) tell();
  };

  return {
    tell,
    tellPending,
    tellSoon: () => {
      clearTimeout(pending?.timer);
      const since = pending?.since ?? Date.now();
      const left = Math.max(0, since + tellAfter.most - Date.now());
      pending = { since, timer: setTimeout(tellPending, Math.min(tellAfter.pause, left)) };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
