/** Work in small steps that pauses during user input. */
export interface IdleWork {
  /** Schedules the work. */
  begin(): void;
  /** Starts to listen to the user's input. Returns a function that stops it. */
  open(): () => void;
}

/** Milliseconds without work after a key press, a click or scrolling. */
const quietFor = 800;

const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Creates idle work. `step` does a small part and returns whether more is left. */
export function createIdleWork(step: () => boolean): IdleWork {
  let isOpen = false;
  let isAwaited = false;
  let busyUntil = 0;

  function schedule(): void {
    if (!isOpen || isAwaited) return;
    isAwaited = true;
    const wait = busyUntil - performance.now();
    if (wait > 0) setTimeout(() => resume(), wait);
    else whenIdle(work);
  }

  function resume(): void {
    isAwaited = false;
    schedule();
  }

  function work(): void {
    isAwaited = false;
    if (!isOpen) return;
    if (performance.now() < busyUntil || step()) schedule();
  }

  function heed(): void {
    busyUntil = performance.now() + quietFor;
  }

  return {
    begin: schedule,
    open() {
      isOpen = true;
      for (const sign of signs) window.addEventListener(sign, heed, { capture: true, passive: true });
      schedule();
      return () => {
        isOpen = false;
        for (const sign of signs) window.removeEventListener(sign, heed, { capture: true });
      };
    },
  };
}

function whenIdle(run: () => void): void {
  // Not every browser supports idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 50);
}
