declare global {
  interface Window {
    /** Measures the studio in the page. Times are in ms. */
    studioBench?: {
      /** Returns the times of the keys since the last call: from the key to the second frame after its effect. */
      keys(): readonly number[];
      /** Returns the time from the last press until the definition of this heading is drawn on the canvas. */
      untilDrawn(heading: string): Promise<number>;
    };
  }
}

/** Adds the driver to the page. It runs in the page, before its scripts. */
export function driveKeys(): void {
  const frames = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  let keys: number[] = [];
  let pressed = 0;
  const note = ({ timeStamp }: Event): void => {
    pressed = timeStamp;
  };
  document.addEventListener('pointerdown', note, true);
  document.addEventListener(
    'keydown',
    (event) => {
      note(event);
      void frames().then(() => keys.push(performance.now() - event.timeStamp));
    },
    true,
  );
  window.studioBench = {
    keys() {
      const taken = keys;
      keys = [];
      return taken;
    },
    async untilDrawn(heading) {
      const from = pressed;
      const isDrawn = (): boolean =>
        [...document.querySelectorAll('h2')].some(({ textContent }) => textContent.includes(heading)) &&
        document.querySelector('[role=treeitem]') !== null;
      while (!isDrawn()) await frames();
      await frames();
      return performance.now() - from;
    },
  };
}
