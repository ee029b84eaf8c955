import { get } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword, people } from '../../tests/e2e/people.ts';
import { type Portal, startPortal } from '../../tests/e2e/startPortal.ts';
import type { Bench, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';

/** A page whose first and second visit are measured. */
interface Route {
  readonly name: string;
  readonly email?: string;
  readonly address: (portal: Portal, token: string | undefined) => Promise<string>;
  /** What somebody has to see to begin. */
  readonly ready: string;
}

const routes: readonly Route[] = [
  { name: 'sign-in', address: async () => '/login', ready: 'form button[type=submit]' },
  { name: 'one form', address: async () => '/forgotpassword', ready: 'form button[type=submit]' },
  { name: 'dashboard', email: people.manager, address: async () => '/dashboard', ready: 'main h1' },
  { name: 'project details', email: people.programAdmin, address: projectAddress, ready: 'main h1' },
  { name: 'new project', email: people.manager, address: async () => '/manager/evaluations', ready: 'main form' },
  { name: 'evaluation', email: people.contractor, address: async () => '/contractor/evaluations', ready: 'main form' },
  {
    name: 'report',
    email: people.programAdmin,
    address: async () => '/programadmin/reports/flexReport',
    ready: 'main h1',
  },
  { name: 'choose a password', address: async () => '/resetpassword?token=unknown', ready: 'main form' },
];

const largest: Readonly<Record<string, number>> = {
  'sign-in': 150,
  'one form': 200,
  dashboard: 300,
  'project details': 300,
  'new project': 300,
  evaluation: 300,
  report: 300,
  'choose a password': 300,
};

/** Script and time of the first and second visit to a page, by a browser over the real server. Run `npm run build` first. */
export const bench: Bench = {
  goals: Object.entries(largest).map(([name, most]) => ({
    task: `script, ${name}, cold`,
    subject: 'portal',
    at: 'median',
    most,
  })),
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
        for (const route of shuffled(routes)) await visitTwice({ portal, browser, route, note });
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
  readonly route: Route;
  readonly note: (task: string, unit: Row['unit'], sample: number) => void;
}

async function visitTwice({ portal, browser, route, note }: VisitInput): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.url });
  try {
    const token = route.email === undefined ? undefined : await tokenOf(portal, route.email);
    const address = await route.address(portal, token);
    if (token !== undefined) await context.addInitScript((own) => localStorage.setItem('accessToken', own), token);
    for (const state of ['cold', 'warm']) {
      const page = await context.newPage();
      const visit = await visitPage(page, address, route.ready);
      note(`fetched, ${route.name}, ${state}`, 'kB', visit.fetched / 1000);
      note(`interactive, ${route.name}, ${state}`, 'ms', visit.interactive);
      // What is loaded ahead belongs to the visit, and would else be loaded by the next one.
      await page.waitForFunction(() => performance.getEntriesByName('ahead').length > 0);
      await page.waitForLoadState('networkidle');
      if (state === 'cold') await noteScripts(page);
      await page.close();
    }
  } finally {
    await context.close();
  }

  async function noteScripts(page: Page): Promise<void> {
    const { first, ahead } = await scriptsOf(page);
    note(`script, ${route.name}, cold`, 'kB', await packedSize(first));
    note(`script loaded ahead, ${route.name}`, 'kB', await packedSize(ahead));
  }
}

interface Visit {
  /** Bytes that came over the wire, of whatever kind. */
  readonly fetched: number;
  readonly interactive: number;
}

async function visitPage(page: Page, address: string, ready: string): Promise<Visit> {
  await page.goto(address);
  const interactive = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const isThere = document.querySelector(selector) !== null;
          if (isThere && document.querySelector('main .fw-skeleton') === null) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    ready,
  );
  const fetched = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((total, { transferSize }) => total + transferSize, 0),
  );
  return { fetched, interactive };
}

/** The scripts that a page asked for of itself, however late they came, and those it fetched once it had nothing to do. */
function scriptsOf(page: Page): Promise<{ readonly first: readonly string[]; readonly ahead: readonly string[] }> {
  return page.evaluate(() => {
    const begun = performance.getEntriesByName('ahead begins')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const first = new Set(scripts.filter(({ startTime }) => startTime < begun).map(({ name }) => name));
    const all = new Set(scripts.map(({ name }) => name));
    return { first: [...first], ahead: [...all].filter((name) => !first.has(name)) };
  });
}

const sizes = new Map<string, Promise<number>>();

/** Kilobytes of the files as the server packs them with gzip, which every browser understands. */
async function packedSize(addresses: readonly string[]): Promise<number> {
  const all = addresses.map((address) => {
    const size = sizes.get(address) ?? packedBytes(address);
    sizes.set(address, size);
    return size;
  });
  return (await Promise.all(all)).reduce((total, size) => total + size, 0) / 1000;
}

function packedBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}

async function tokenOf(portal: Portal, email: string): Promise<string> {
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: demoPassword }),
  });
  const { accessToken }: { accessToken: string } = JSON.parse(await answer.text());
  return accessToken;
}

async function projectAddress(portal: Portal, token: string | undefined): Promise<string> {
  const answer = await fetch(`${portal.url}/api/projects/list`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  const id = /"projectNumber":"?([\w-]+)/.exec(text)?.[1];
  if (id === undefined) throw new Error(`No project to look at: ${text.slice(0, 200)}`);
  return `/programadmin/projectdetails/${id}`;
}
