import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { buildRelease } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { buildPages } from '../forms/buildPages.ts';
import type { Bench, Goal, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';
import { withinMinute } from '../withinMinute.ts';
import './page/drive.ts';

/** The script of the page by subject. Ratios refer to the first one. */
const subjects = { 'native table': 'native.ts', 'plain MUI': 'mui.tsx', ours: 'ours.tsx' } as const;

const tasks = {
  first: 'first rows, 10,000 rows',
  sort: 'sort by a text, 10,000 rows',
  cold: 'the same as soon as the rows are there',
  number: 'sort by a number, 10,000 rows',
  frame: 'frame while scrolling, 10,000 rows',
} as const;

/** Measures a list of 10,000 rows in a real browser: ours, MUI's own table, and a native one. */
export const bench: Bench = {
  goals: [
    goal(tasks.first, 'median', 100),
    goal(tasks.sort, 'median', 80),
    goal(tasks.number, 'median', 80),
    goal(tasks.frame, 'p95', 33),
  ],
  async measure({ repetitions }) {
    const pages = await buildPages(subjects, import.meta.dirname);
    const release = compileLibrary();
    const rows = new Map<string, Row & { readonly samples: number[] }>();
    const note = (task: string, subject: string, samples: readonly number[]): void => {
      const key = `${task}\n${subject}`;
      const row = rows.get(key) ?? { task, subject, unit: 'ms', samples: [] };
      row.samples.push(...samples);
      rows.set(key, row);
    };
    const executablePath = process.env['CHROMIUM'];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
      });
      try {
        for (const subject of shuffled(Object.keys(subjects))) {
          await visit({
            browser,
            subject,
            script: pages.get(`/${encodeURIComponent(subject)}/page.js`) ?? '',
            sheet: pages.get(`/${encodeURIComponent(subject)}/page.css`) ?? '',
            release,
            note,
          });
        }
      } finally {
        await browser.close();
      }
    }
    const names = Object.keys(subjects);
    return Object.values(tasks).flatMap((task) => names.flatMap((subject) => rows.get(`${task}\n${subject}`) ?? []));
  },
};

function goal(task: string, at: Goal['at'], most: number): Goal {
  return { task, subject: 'ours', at, most };
}

function compileLibrary(): string {
  const { release } = buildRelease(
    readDefinitionFiles(join(import.meta.dirname, '..', '..', 'examples', 'lending-library')),
  );
  return JSON.stringify(release);
}

interface VisitInput {
  readonly browser: Browser;
  readonly subject: string;
  readonly script: string;
  /** Style sheet of the page; empty if the script contains all styles. */
  readonly sheet: string;
  readonly release: string;
  readonly note: (task: string, subject: string, samples: readonly number[]) => void;
}

/** Milliseconds between opening a list and sorting it. */
const look = 1500;

/** Milliseconds until a new page is idle, so that its start is not measured. */
const atRest = 400;

async function visit(input: VisitInput): Promise<void> {
  const { subject, note } = input;
  const found = await open(input, async (page) => {
    const first = await page.evaluate(async () => [(await window.table?.firstRows()) ?? Number.NaN]);
    await page.evaluate(() => window.table?.follow());
    const frame = await page.evaluate(async () => (await window.table?.scroll()) ?? []);
    await page.waitForTimeout(look);
    const sort = await page.evaluate(async () => [(await window.table?.sort('Name')) ?? Number.NaN]);
    const number = await page.evaluate(async () => [(await window.table?.sort('Number')) ?? Number.NaN]);
    return { first, frame, sort, number };
  });
  const cold = await open(input, (page) =>
    page.evaluate(async () => {
      await window.table?.firstRows();
      return [(await window.table?.sort('Name')) ?? Number.NaN];
    }),
  );
  const { first, frame, sort, number } = found;
  note(tasks.first, subject, first);
  note(tasks.frame, subject, frame);
  note(tasks.sort, subject, sort);
  note(tasks.number, subject, number);
  note(tasks.cold, subject, cold);
}

/** A browser without a frame rate limit sometimes stops rendering; the visit is then repeated. */
const tries = 3;

/** Opens the page of a subject in its own browser context, runs a callback and closes it. */
async function open<Found>(input: VisitInput, run: (page: Page) => Promise<Found>): Promise<Found> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const page = await input.browser.newPage({ viewport: { width: 1280, height: 800 } });
    const visited = await withinMinute(page, () => visitPage(page, input, run));
    if (visited !== undefined) return visited.found;
  }
  throw new Error(`${input.subject}: ${tries} visits did not end within a minute.`);
}

async function visitPage<Found>(
  page: Page,
  { subject, script, sheet, release }: VisitInput,
  run: (page: Page) => Promise<Found>,
): Promise<Found> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: sheet });
    if (pathname === '/release.json') return route.fulfill({ contentType: 'application/json', body: release });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Bench</title><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>',
    });
  });
  await page.goto('http://tables.example/');
  await page.waitForFunction(() => window.table !== undefined);
  await page.waitForTimeout(atRest);
  const found = await run(page);
  if (faults.length > 0) throw new Error(`${subject}: ${faults.join('; ')}`);
  return found;
}
