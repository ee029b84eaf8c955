import { chromium, type Page } from 'playwright';
import { buildPages } from '../forms/buildPages.ts';
import { type OpenSubject, openSubject } from '../forms/openSubject.ts';
import type { Bench, Row } from '../Row.ts';
import { compileOrder } from './compileOrder.ts';
import { count } from './order.ts';
import './page/drive.ts';

const subject = 'ours';
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
    { task: keyTask(place), subject, at: 'p95', most: 16.7 },
    { task: `work of a ${keyTask(place)}`, subject, at: 'median', most: 16.7 },
  ]),
  async measure({ repetitions }) {
    const compiled = compileOrder();
    const pages = await buildPages({ [subject]: 'ours.tsx' }, import.meta.dirname);
    const samples = new Map<string, number[]>();
    const note = (task: string, figures: readonly number[]): void => {
      samples.set(task, [...(samples.get(task) ?? []), ...figures]);
    };
    const executablePath = process.env['CHROMIUM'];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
      });
      try {
        for (const [place, row] of Object.entries(places)) {
          const open = await openSubject({ browser, subject, pages, compiled, ready: () => window.rows !== undefined });
          await measureKeys(open, { row, task: keyTask(place), note });
          await open.close();
        }
      } finally {
        await browser.close();
      }
    }
    return [...samples].map(([task, figures]): Row => ({ task, subject, unit: 'ms', samples: figures }));
  },
};

interface Measuring {
  readonly row: number;
  readonly task: string;
  readonly note: (task: string, figures: readonly number[]) => void;
}

async function measureKeys(open: OpenSubject, { row, task, note }: Measuring): Promise<void> {
  const { page } = open;
  await page.evaluate((at) => window.rows?.focus(at), row);
  await page.waitForTimeout(afterwards);
  const before = await open.busy();
  for (let pressed = 0; pressed < keysPressed; pressed += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(pause);
  }
  await page.waitForTimeout(afterwards);
  const busy = (await open.busy()) - before;
  note(task, await takenKeys(page));
  note(`work of a ${task}`, [busy / keysPressed]);
}

async function takenKeys(page: Page): Promise<readonly number[]> {
  const keys = (await page.evaluate(() => window.rows?.keys())) ?? [];
  if (keys.length !== keysPressed) throw new Error(`${keys.length} of ${keysPressed} keys were taken.`);
  return keys;
}
