import { chromium, type Page } from 'playwright';
import { buildPages } from '../forms/buildPages.ts';
import { type OpenSubject, openSubject } from '../forms/openSubject.ts';
import type { Bench, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';
import { compileOrder } from './compileOrder.ts';
import { count } from './order.ts';
import './page/drive.ts';

const ours = 'ours';
/** The same rows as a table of inputs without a library. */
const native = 'native inputs';
const subjects = { [ours]: 'ours.tsx', [native]: 'native.ts' };
const places = { 'the third row': 2, [`row ${count / 2}`]: count / 2 - 1, 'the last row': count - 1 };
const keyTask = (place: string): string => `key in ${place} of ${count}`;
const keysPressed = 30;
/** Milliseconds between keys. */
const pause = 22;
/** Milliseconds until the effects of a focus have ended. */
const afterwards = 400;

/** Measures keys in a form whose list has many rows, in a real browser. */
export const bench: Bench = {
  goals: Object.keys(places).flatMap((place) => [
    { task: keyTask(place), subject: ours, at: 'p95', than: { subject: native, times: 1.25 } },
    { task: `work of a ${keyTask(place)}`, subject: ours, at: 'p95', most: 16.7 },
  ]),
  async measure({ repetitions }) {
    const compiled = compileOrder();
    const pages = await buildPages(subjects, import.meta.dirname);
    const rows = new Map<string, Row & { readonly samples: number[] }>();
    const note: Measuring['note'] = (task, subject, figures) => {
      const key = `${task} ${subject}`;
      const row = rows.get(key) ?? { task, subject, unit: 'ms', samples: [] };
      row.samples.push(...figures);
      rows.set(key, row);
    };
    const executablePath = process.env['CHROMIUM'];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
      });
      try {
        for (const [place, row] of Object.entries(places)) {
          for (const subject of shuffled(Object.keys(subjects))) {
            const ready = () => window.rows !== undefined;
            const open = await openSubject({ browser, subject, pages, compiled, ready });
            await measureKeys(open, { row, task: keyTask(place), subject, note });
            await open.close();
          }
        }
      } finally {
        await browser.close();
      }
    }
    return [...rows.values()];
  },
};

interface Measuring {
  readonly row: number;
  readonly task: string;
  readonly subject: string;
  readonly note: (task: string, subject: string, figures: readonly number[]) => void;
}

async function measureKeys(open: OpenSubject, { row, task, subject, note }: Measuring): Promise<void> {
  const { page } = open;
  await page.evaluate((at) => window.rows?.focus(at), row);
  await page.waitForTimeout(afterwards);
  for (let pressed = 0; pressed < keysPressed; pressed += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(pause);
  }
  await page.waitForTimeout(afterwards);
  note(task, subject, await takenKeys(page));
  const work: number[] = [];
  for (let pressed = 0; pressed < keysPressed; pressed += 1) {
    const before = await open.busy();
    await page.keyboard.press('a');
    await page.waitForTimeout(afterwards / 4);
    work.push((await open.busy()) - before);
  }
  note(`work of a ${task}`, subject, work);
}

async function takenKeys(page: Page): Promise<readonly number[]> {
  const keys = (await page.evaluate(() => window.rows?.keys())) ?? [];
  if (keys.length !== keysPressed) throw new Error(`${keys.length} of ${keysPressed} keys were taken.`);
  return keys;
}
