import type { Page } from 'playwright';
import type { OpenSubject } from './openSubject.ts';
import type { Driver } from './page/drive.ts';
import type { Workload } from './workloads.ts';

/** Records a figure of a task. */
export type Note = (task: string, unit: 'ms' | 'MiB', ...samples: readonly number[]) => void;

const mostKeys = 30;
/** Fewer keys are pressed for slow subjects. */
const fewestKeys = 10;
const longestTyping = 2500;
/** From this many fields on, a progressively rendered form is measured again when it is complete. */
const longForm = 1000;
const pause = 22;
const afterwards = 400;

/** Measures everything of one subject and one form in one new page. */
export async function measureSubject(open: OpenSubject, workload: Workload, note: Note): Promise<void> {
  const isLong = workload.fields.length >= longForm;
  const drawsAtOnce = await drive(open.page, (driver) => driver.drawsAtOnce);
  // A form that is rendered at once is always complete.
  const noteBoth: Note = (task, unit, ...samples) => {
    note(task, unit, ...samples);
    if (!task.startsWith('first screen')) note(`${task}, all drawn`, unit, ...samples);
  };
  await measureFirst(open, workload, isLong && drawsAtOnce ? noteBoth : note);
  if (isLong && !drawsAtOnce) await measureComplete(open, workload, note);
}

async function measureFirst(open: OpenSubject, workload: Workload, note: Note): Promise<void> {
  const { page } = open;
  const { name } = workload;
  const emptyHeap = await open.heap();
  note(`first screen, ${name}, cold`, 'ms', await mount(page, name, false));
  note(`heap after mount, ${name}`, 'MiB', (await open.heap()) - emptyHeap);
  await type(open, `key, ${name}`, note);
  await drive(page, (driver) => driver.unmount());
  const warm: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    warm.push(await mount(page, name, true));
    if (round === 0) await drive(page, (driver) => driver.unmount());
  }
  note(`first screen, ${name}, warm`, 'ms', ...warm.slice(-1));
  // A subject must keep visible messages up to date while the user types.
  await drive(page, (driver) => driver.focus());
  await page.keyboard.press('Tab');
  await type(open, `key, live, ${name}`, note);
  if (workload.toggled !== undefined) {
    for (let round = 0; round < 7; round += 1) {
      note(`toggle of 10, ${name}`, 'ms', await drive(page, (driver) => driver.toggle()));
    }
  }
  await drive(page, (driver) => driver.unmount());
  await mount(page, name, false);
  await submit(page, name, note);
  await drive(page, (driver) => driver.unmount());
}

/** Measures a progressively rendered form when it is complete. */
async function measureComplete(open: OpenSubject, workload: Workload, note: Note): Promise<void> {
  const { page } = open;
  const name = `${workload.name}, all drawn`;
  const emptyHeap = await open.heap();
  await mount(page, workload.name, true);
  await drive(page, (driver) => driver.complete());
  note(`heap after mount, ${name}`, 'MiB', (await open.heap()) - emptyHeap);
  await type(open, `key, ${name}`, note);
  await drive(page, (driver) => driver.focus());
  await page.keyboard.press('Tab');
  await type(open, `key, live, ${name}`, note);
  await drive(page, (driver) => driver.unmount());
  await mount(page, workload.name, false);
  await drive(page, (driver) => driver.complete());
  await submit(page, name, note);
}

async function submit(page: Page, name: string, note: Note): Promise<void> {
  const { first, all } = await drive(page, (driver) => driver.submit());
  note(`first message of a refused submit, ${name}`, 'ms', first);
  note(`all messages of a refused submit, ${name}`, 'ms', all);
}

async function type(open: OpenSubject, task: string, note: Note): Promise<void> {
  const { page } = open;
  await drive(page, (driver) => driver.focus());
  // Waits until the effects of the focus have ended.
  await page.waitForTimeout(afterwards);
  const before = await open.busy();
  const from = performance.now();
  let pressed = 0;
  while (pressed < fewestKeys || (pressed < mostKeys && performance.now() - from < longestTyping)) {
    await page.keyboard.press('a');
    await page.waitForTimeout(pause);
    pressed += 1;
  }
  await page.waitForTimeout(afterwards);
  const busy = (await open.busy()) - before;
  const keys = await drive(page, (driver) => driver.keys());
  if (keys.length !== pressed) throw new Error(`${task}: ${keys.length} of ${pressed} keys were taken.`);
  note(task, 'ms', ...keys);
  note(`first ${task}`, 'ms', ...keys.slice(0, 1));
  note(`work of a ${task}`, 'ms', busy / pressed);
}

async function mount(page: Page, name: string, isLive: boolean): Promise<number> {
  return page.evaluate(([one, live]) => window.driver?.mount(one, live) ?? Number.NaN, [name, isLive] as const);
}

/** Calls the driver in the page. The function is serialized, so it cannot use outer variables. */
async function drive<Answer>(page: Page, ask: (driver: Driver) => Answer | Promise<Answer>): Promise<Answer> {
  const handle = await page.evaluateHandle(() => {
    if (!window.driver) throw new Error('The page has no driver.');
    return window.driver;
  });
  try {
    return await handle.evaluate(ask);
  } finally {
    await handle.dispose();
  }
}
