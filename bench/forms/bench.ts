import { type Browser, chromium } from 'playwright';
import type { Bench, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';
import { withinMinute } from '../withinMinute.ts';
import { buildPages, type SubjectName } from './buildPages.ts';
import { chosenSubjects, chosenWorkloads } from './chosen.ts';
import { collectRows } from './collectRows.ts';
import { compileWorkloads } from './compileWorkloads.ts';
import { goals } from './goals.ts';
import { measureSubject } from './measureSubject.ts';
import { openSubject } from './openSubject.ts';
import type { Workload } from './workloads.ts';

/** Measures forms of 15 to 1,000 fields in a real browser: ours, rjsf, a hand-written form and plain ones. */
export const bench: Bench = { goals, measure };

/** One subject with one form, measured in a new page. */
interface Cell {
  readonly subject: SubjectName;
  readonly workload: Workload;
}

/** Plain rjsf takes tens of seconds for a long form, so three visits suffice. */
const slow: Readonly<Partial<Record<SubjectName, { readonly from: number; readonly visits: number }>>> = {
  'plain rjsf': { from: 400, visits: 3 },
};

async function measure({ repetitions }: { readonly repetitions: number }): Promise<readonly Row[]> {
  const compiled = compileWorkloads();
  const pages = await buildPages();
  const rows = collectRows();
  const cells = chosenSubjects.flatMap((subject) => chosenWorkloads.map((workload) => ({ subject, workload })));
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const browser = await chromium.launch(launchOptions());
    try {
      for (const cell of shuffled(cells.filter((one) => repetition < visitsOf(one)))) {
        const hasEnded = await visit(cell, browser);
        if (!hasEnded) rows.miss(cell, 'did not end within a minute');
      }
    } finally {
      await browser.close();
    }
  }
  return rows.list();

  async function visit({ subject, workload }: Cell, browser: Browser): Promise<boolean> {
    const open = await openSubject({ browser, subject, pages, compiled });
    const visited = await withinMinute(open, () => measureSubject(open, workload, rows.noteOf(subject)));
    return visited !== undefined;
  }
}

function visitsOf({ subject, workload }: Cell): number {
  const limit = slow[subject];
  return limit && workload.fields.length >= limit.from ? limit.visits : Number.POSITIVE_INFINITY;
}

/** Disables the frame rate limit, so that figures are not multiples of 16.7 ms. */
function launchOptions() {
  const executablePath = process.env['CHROMIUM'];
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  };
}
