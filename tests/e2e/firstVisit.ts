import { get } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { people } from './people.ts';

/** A page that users can visit first, and its limits. */
export interface FirstVisit {
  readonly name: string;
  readonly email?: string;
  readonly address: string;
  /** Text that must be visible before the user can start. */
  readonly ready: string;
  /** Maximum size in kilobytes, compressed with gzip, of the scripts that the page loads. */
  readonly most: number;
}

/** Every page loads the names of all scripts, whose hashes change its size by some ten bytes with each build. */
const smallest = 188.2;

export const firstVisits: readonly FirstVisit[] = [
  { name: 'sign-in', address: '/login', ready: 'form button[type=submit]', most: smallest },
  { name: 'one form', address: '/forgotpassword', ready: 'form button[type=submit]', most: smallest },
  { name: 'dashboard', email: people.manager, address: '/dashboard', ready: 'main h1', most: 313 },
  {
    name: 'project details',
    email: people.programAdmin,
    address: '/programadmin/projectdetails/1-1-000003',
    ready: 'main h1',
    most: 330,
  },
  {
    name: 'new project',
    email: people.manager,
    address: '/manager/evaluations?draft=first-visit',
    ready: 'main form',
    most: 334,
  },
  {
    name: 'evaluation',
    email: people.contractor,
    address: '/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1',
    ready: 'main form',
    most: 372,
  },
  {
    name: 'report',
    email: people.programAdmin,
    address: '/programadmin/reports/flexReport',
    ready: 'main h1',
    most: 361,
  },
  {
    name: 'choose a password',
    address: '/resetpassword?token=unknown',
    ready: 'main form',
    most: 361,
  },
];

/** Returns the milliseconds until a page shows the expected text and no request is running. */
export async function arriveAt(page: Page, address: string, ready: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(
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
}

/** Keeps the pages of a context from becoming idle, so that they load only what they need before they can be used. */
export async function neverIdle(context: BrowserContext): Promise<void> {
  await context.addInitScript('window.requestIdleCallback = () => 0;');
}

/** Returns the scripts that a page loads, and those it prefetches in idle time. */
export function scriptsOf(
  page: Page,
): Promise<{ readonly first: readonly string[]; readonly ahead: readonly string[] }> {
  return page.evaluate(() => {
    const begun = performance.getEntriesByName('ahead begins')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const first = new Set(scripts.filter(({ startTime }) => startTime < begun).map(({ name }) => name));
    const all = new Set(scripts.map(({ name }) => name));
    return { first: [...first], ahead: [...all].filter((name) => !first.has(name)) };
  });
}

const sizes = new Map<string, Promise<number>>();

/** Returns the size in kilobytes of the files, compressed with gzip as by the server. */
export async function packedSize(addresses: readonly string[]): Promise<number> {
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
