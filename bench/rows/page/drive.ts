declare global {
  interface Window {
    /** Measures keys in the page. Times are in ms. */
    rows?: {
      /** Brings the text input of a row into the page and focuses it. */
      focus(row: number): Promise<void>;
      /** Returns the times of the keys since the last call: from the key to the second frame after its character. */
      keys(): readonly number[];
    };
  }
}

/** Adds the driver to the page. */
export function drive(): void {
  let keys: number[] = [];
  let pressed = 0;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  document.addEventListener(
    'input',
    () => {
      const from = pressed;
      void frames().then(() => keys.push(performance.now() - from));
    },
    true,
  );
  window.rows = {
    async focus(row) {
      for (;;) {
        const input = document.querySelector<HTMLInputElement>(`[id$="-lines-${row}"] input`);
        if (input) {
          input.scrollIntoView({ block: 'center' });
          input.focus();
          break;
        }
        // Further rows are added when the end of the list is in sight.
        [...document.querySelectorAll('.rows tbody, .rows-cards > li')].at(-1)?.scrollIntoView({ block: 'center' });
        await frames();
      }
      keys = [];
    },
    keys() {
      const taken = keys;
      keys = [];
      return taken;
    },
  };
}

/** Resolves in the second next frame. */
function frames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
