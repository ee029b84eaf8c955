import { chromium } from 'playwright';
import type { Bench, Goal, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';
import { buildPages, subjects } from './buildPages.ts';
import { compileWorkloads } from './compileWorkloads.ts';
import { measureComplete, measureSubject, type Note } from './measureSubject.ts';
import { openSubject } from './openSubject.ts';
import { workloads } from './workloads.ts';

const long = '1,000 fields';
const short = '15 fields';

/** Forms of 15 to 1,000 fields, filled in by a real browser: ours beside rjsf, a hand-written form and bare ones. */
export const bench: Bench = { goals: [...longGoals(), ...shortGoals()], measure };

function ours(task: string, at: Goal['at'], limits: Pick<Goal, 'most' | 'than'>): Goal {
  return { task, subject: 'ours', at, ...limits };
}

function times(subject: string, factor: number): Pick<Goal, 'than'> {
  return { than: { subject, times: factor } };
}

function longGoals(): readonly Goal[] {
  const hand = times('limit 1', 1);
  return [
    ours(`key, ${long}`, 'p95', { most: 16.7, ...hand }),
    ours(`key, live, ${long}`, 'p95', { most: 16.7, ...hand }),
    ours(`first key, live, ${long}`, 'median', { most: 16.7, ...hand }),
    ours(`work of a key, ${long}`, 'median', { most: 15, ...hand }),
    ours(`work of a key, live, ${long}`, 'median', { most: 15, ...hand }),
    ours(`first screen, ${long}, cold`, 'median', { most: 150, ...times('plain rjsf', 0.12) }),
    ours(`first screen, ${long}, cold`, 'median', hand),
    ours(`first screen, ${long}, warm`, 'median', { most: 50, ...hand }),
    ours(`first message of a refused submit, ${long}`, 'median', { most: 100, ...hand }),
    ours(`all messages of a refused submit, ${long}`, 'median', hand),
    ours(`heap after mount, ${long}`, 'median', { most: 5, ...hand }),
    ours(`key, live, ${long}, all drawn`, 'p95', { most: 16.7, ...hand }),
    ours(`work of a key, live, ${long}, all drawn`, 'median', { most: 15, ...hand }),
    ours(`first message of a refused submit, ${long}, all drawn`, 'median', { most: 100, ...hand }),
    ours('toggle of 10, 200 fields', 'p95', { most: 33, ...hand }),
  ];
}

function shortGoals(): readonly Goal[] {
  return [
    ours(`first screen, ${short}, cold`, 'median', times('limit 1', 1.1)),
    ours(`key, ${short}`, 'median', times('limit 1', 1.1)),
    ours(`key, live, ${short}`, 'median', times('limit 1', 1.1)),
    ours(`all messages of a refused submit, ${short}`, 'median', times('limit 1', 1)),
  ];
}

async function measure({ repetitions }: { readonly repetitions: number }): Promise<readonly Row[]> {
  const compiled = compileWorkloads();
  const pages = await buildPages();
  const rows = new Map<string, { readonly unit: Row['unit']; readonly samples: number[] }>();
  const cells = Object.keys(subjects).flatMap((subject) => workloads.map((workload) => ({ subject, workload })));
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const browser = await chromium.launch(launchOptions());
    try {
      for (const { subject, workload } of shuffled(cells)) {
        const note: Note = (task, unit, ...samples) => {
          const key = `${task}\n${subject}`;
          const row = rows.get(key) ?? { unit, samples: [] };
          row.samples.push(...samples);
          rows.set(key, row);
        };
        for (const ask of workload.name === long ? [measureSubject, measureComplete] : [measureSubject]) {
          const open = await openSubject({ browser, subject, pages, compiled });
          await ask(open, workload, note);
          await open.close();
        }
      }
    } finally {
      await browser.close();
    }
  }
  return inOrder(rows);
}

/** By task in the order of the forms, the hand-written form first, so that ratios are to it. */
function inOrder(rows: ReadonlyMap<string, Pick<Row, 'unit' | 'samples'>>): readonly Row[] {
  const names = Object.keys(subjects);
  const tasks = [...new Set([...rows.keys()].map((key) => key.split('\n')[0] ?? ''))].sort((left, right) =>
    left.localeCompare(right, 'en', { numeric: true }),
  );
  return tasks.flatMap((task) =>
    names.flatMap((subject) => {
      const row = rows.get(`${task}\n${subject}`);
      return row ? [{ task, subject, ...row }] : [];
    }),
  );
}

/** Without the cap on frames, so that figures are costs and no multiples of 16.7 ms. */
function launchOptions() {
  const executablePath = process.env['CHROMIUM'];
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  };
}
