const ends = ['mouseup', 'dragend', 'blur'] as const;

/** Tracks whether a pointer is pressed. */
export interface PointerTracker {
  /** Runs a function immediately or, while a pointer is pressed, after the click that may follow. */
  afterPress(work: () => void): void;
}

/**
 * Creates a tracker for a window. Pressing a button moves the focus out of a field. If the field's message then moved
 * the button, the press would not become a click.
 */
export function deferUntilPointerUp(target: EventTarget): PointerTracker {
  let isPressed = false;
  let waiting: (() => void)[] = [];

  function release(): void {
    isPressed = false;
    // The click event follows in the same task as the release.
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
