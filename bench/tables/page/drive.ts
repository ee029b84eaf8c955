/** The driver in the page. Times are in ms. */
export interface TableDriver {
  /** Returns the time from the call until the first row is painted. */
  firstRows(): Promise<number>;
  /** Returns the time from the click on a column header until the changed first rows are painted. */
  sort(title: string): Promise<number>;
  /** Waits until the rows at a scroll position are rendered, and those at the top again. */
  follow(): Promise<void>;
  /** Returns the times between frames while the table is scrolled. */
  scroll(): Promise<readonly number[]>;
}

declare global {
  interface Window {
    table?: TableDriver;
  }
}

const firstRows = () =>
  [...document.querySelectorAll('tbody:not([aria-hidden]) tr')]
    .slice(0, 5)
    .map((row) => row.textContent)
    .join(' ');

/** Adds the driver of a subject to the page. */
export function drive(mount: () => void): void {
  window.table = {
    async firstRows() {
      const begun = performance.now();
      mount();
      await until(() => firstRows() !== '');
      return performance.now() - begun;
    },
    async sort(title) {
      const head = [...document.querySelectorAll('th')].find((one) => one.textContent === title);
      const before = firstRows();
      const target = head?.querySelector<HTMLElement>('[role=button], button') ?? head;
      const begun = performance.now();
      target?.click();
      await until(() => firstRows() !== before);
      return performance.now() - begun;
    },
    async follow() {
      const frame = scrolled();
      for (const place of [frame.scrollTop + 30_000, 0]) {
        frame.scrollTop = place;
        await until(() => hasRowInSight(frame));
      }
    },
    async scroll() {
      const frame = scrolled();
      const times: number[] = [];
      let last = await nextFrame();
      for (let step = 0; step < 60; step += 1) {
        frame.scrollTop += 300;
        const now = await nextFrame();
        times.push(now - last);
        last = now;
      }
      if (!hasRowInSight(frame)) throw new Error('The rows do not follow the scrolling.');
      return times;
    },
  };
}

/** Returns the scrolling element of the table. */
function scrolled(): Element {
  let one = document.querySelector('table')?.parentElement;
  while (one) {
    if (one.scrollHeight > one.clientHeight + 10 && getComputedStyle(one).overflowY !== 'visible') return one;
    one = one.parentElement;
  }
  return document.documentElement;
}

/** Returns whether a row is rendered in the middle, instead of a placeholder. */
function hasRowInSight(frame: Element): boolean {
  const { left, top } = frame === document.documentElement ? new DOMRect() : frame.getBoundingClientRect();
  // Near the edge, because a table can be narrower than its container.
  const found = document.elementFromPoint(left + 20, top + frame.clientHeight / 2);
  return found !== null && found.closest('tbody[aria-hidden]') === null;
}

/** Waits for a condition and two more frames, after which it is painted. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextFrame();
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}
