/** Work in small steps that waits while somebody is at the keyboard. */
export interface IdleWork {
  /** There is something to do. */
  begin(): void;
  /** Begins to heed what the person does; gives how to stop. */
  open(): () => void;
}

/** After a key, a press or a turn of the wheel, nothing is begun for so long, in ms. */
const quietFor = 800;

const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Creates work whose `step` does a little and says whether more is left. */
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
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 50);
}
