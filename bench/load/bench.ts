import { type Browser, chromium, type Page } from '@playwright/test';
import {
  arriveAt,
  type FirstVisit,
  firstVisits,
  neverIdle,
  packedSize,
  scriptsOf,
} from '../../tests/e2e/firstVisit.ts';
import { layoutShiftOf, mostShift, steadyPages, steadyWidths, watchLayoutShift } from '../../tests/e2e/layoutShift.ts';
import { beSignedIn } from '../../tests/e2e/signIn.ts';
import { type Portal, startPortal } from '../../tests/e2e/startPortal.ts';
import type { Bench, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';

/**
 * Measures scripts and times of the first and second visit to a page, in a browser with the real server. Run `npm run
 * build` first.
 */
export const bench: Bench = {
  goals: [
    ...firstVisits.map(({ name, most }) => ({ ...goalOf(`script, ${name}, cold`), most })),
    ...steadyWidths.flatMap((width) =>
      steadyPages.map(({ name }) => ({ ...goalOf(shiftTask(name, width)), most: mostShift })),
    ),
  ],
  async measure({ repetitions }) {
    const portal = await startPortal({ database: 'pglite' });
    const executablePath = process.env['CHROMIUM'];
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    try {
      const rows = new Map<string, Row & { readonly samples: number[] }>();
      const note = (task: string, unit: Row['unit'], sample: number): void => {
        const row = rows.get(task) ?? { task, subject: 'portal', unit, samples: [] };
        row.samples.push(sample);
        rows.set(task, row);
      };
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        for (const route of shuffled(firstVisits)) await visitTwice({ portal, browser, route, note });
        for (const width of steadyWidths) await measureShifts({ portal, browser, width, note });
      }
      return [...rows.values()].toSorted((left, right) => left.task.localeCompare(right.task));
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
};

interface VisitInput {
  readonly portal: Portal;
  readonly browser: Browser;
  readonly route: FirstVisit;
  readonly note: (task: string, unit: Row['unit'], sample: number) => void;
}

async function visitTwice({ portal, browser, route, note }: VisitInput): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.url });
  try {
    for (const state of ['cold', 'warm']) {
      const page = await context.newPage();
      if (route.email !== undefined) await beSignedIn(page, portal, route.email);
      const interactive = await arriveAt(page, route.address, route.ready);
      note(`fetched, ${route.name}, ${state}`, 'kB', (await bytesFetched(page)) / 1000);
      note(`interactive, ${route.name}, ${state}`, 'ms', interactive);
      // Prefetching belongs to this visit; otherwise the next one would include it.
      await page.waitForFunction(() => performance.getEntriesByName('ahead').length > 0);
      await page.waitForLoadState('networkidle');
      if (state === 'cold') {
        const { first, ahead } = await scriptsOf(page);
        const needed = new Set(await scriptsNeeded({ portal, browser, route }));
        const later = [...first, ...ahead].filter((address) => !needed.has(address));
        note(`script, ${route.name}, cold`, 'kB', await packedSize([...needed]));
        note(`script loaded ahead, ${route.name}`, 'kB', await packedSize(later));
      }
      await page.close();
    }
  } finally {
    await context.close();
  }
}

/** Returns the scripts that a page loads although it is never idle, as the end-to-end test of the budgets counts them. */
async function scriptsNeeded({ portal, browser, route }: Omit<VisitInput, 'note'>): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: portal.url });
  try {
    await neverIdle(context);
    const page = await context.newPage();
    if (route.email !== undefined) await beSignedIn(page, portal, route.email);
    await arriveAt(page, route.address, route.ready);
    await page.waitForLoadState('networkidle');
    return (await scriptsOf(page)).first;
  } finally {
    await context.close();
  }
}

interface ShiftInput extends Omit<VisitInput, 'route'> {
  /** In pixels. */
  readonly width: number;
}

/** Measures the layout shift of pages after the sign-in while they load. */
async function measureShifts({ portal, browser, width, note }: ShiftInput): Promise<void> {
  for (const { name, email, address } of steadyPages) {
    const page = await browser.newPage({ baseURL: portal.url, viewport: { width, height: 900 } });
    await watchLayoutShift(page);
    await beSignedIn(page, portal, email);
    note(shiftTask(name, width), 'share', await layoutShiftOf(page, address));
    await page.close();
  }
}

function goalOf(task: string): { readonly task: string; readonly subject: string; readonly at: 'median' } {
  return { task, subject: 'portal', at: 'median' };
}

function shiftTask(name: string, width: number): string {
  return `layout shift, ${name}, ${width} px`;
}

/** Returns the bytes transferred so far. */
function bytesFetched(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((total, { transferSize }) => total + transferSize, 0),
  );
}
