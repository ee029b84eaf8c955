/** What the page lets be measured; each answers with milliseconds. */
export interface TableDriver {
  /** From the call until the first row has been painted. */
  firstRows(): Promise<number>;
  /** From the press on a head until the first rows are others and have been painted. */
  sort(title: string): Promise<number>;
  /** Until rows that are scrolled to are there, and those at the top again. */
  follow(): Promise<void>;
  /** Times between frames while the table is scrolled. */
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

/** Puts the driver of a subject into the page. */
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

/** What moves when somebody scrolls the table. */
function scrolled(): Element {
  let one = document.querySelector('table')?.parentElement;
  while (one) {
    if (one.scrollHeight > one.clientHeight + 10 && getComputedStyle(one).overflowY !== 'visible') return one;
    one = one.parentElement;
  }
  return document.documentElement;
}

/** Whether what is drawn half-way down is not the room kept for rows. */
function hasRowInSight(frame: Element): boolean {
  const { left, top } = frame === document.documentElement ? new DOMRect() : frame.getBoundingClientRect();
  // Near the edge: a table need not be as wide as its place.
  const found = document.elementFromPoint(left + 20, top + frame.clientHeight / 2);
  return found !== null && found.closest('tbody[aria-hidden]') === null;
}

/** Until something holds, and two frames more: what holds has been painted by then. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextFrame();
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}
