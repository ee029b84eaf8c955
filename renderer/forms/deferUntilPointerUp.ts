const ends = ['mouseup', 'dragend', 'blur'] as const;

/** Knows whether somebody is pressing something. */
export interface PointerTracker {
  /** Does something at once, or, while something is pressed, after the click that this may become. */
  afterPress(work: () => void): void;
}

/**
 * Watches a window. A button that is pressed takes the focus from a field; if what the field says then moved the button
 * away, the press would not become a click.
 */
export function deferUntilPointerUp(target: EventTarget): PointerTracker {
  let isPressed = false;
  let waiting: (() => void)[] = [];

  function release(): void {
    isPressed = false;
    // The click comes in the same task as the release.
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const work of due) work();
    });
  }

  target.addEventListener(
    'mousedown',
    () => {
      isPressed = true;
    },
    { capture: true },
  );
  for (const end of ends) target.addEventListener(end, release, { capture: end !== 'blur' });
  return {
    afterPress(work) {
      if (isPressed) waiting.push(work);
      else work();
    },
  };
}
