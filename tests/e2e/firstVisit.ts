import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { people } from './people.ts';

/** A page that somebody may come to first, and what it may cost. */
export interface FirstVisit {
  readonly name: string;
  readonly email?: string;
  readonly address: string;
  /** What somebody has to see to begin. */
  readonly ready: string;
  /** Kilobytes of script, packed with gzip, that the page may ask for of itself. */
  readonly most: number;
}

export const firstVisits: readonly FirstVisit[] = [
  { name: 'sign-in', address: '/login', ready: 'form button[type=submit]', most: 187 },
  { name: 'one form', address: '/forgotpassword', ready: 'form button[type=submit]', most: 187 },
  { name: 'dashboard', email: people.manager, address: '/dashboard', ready: 'main h1', most: 310 },
  {
    name: 'project details',
    email: people.programAdmin,
    address: '/programadmin/projectdetails/1-1-000003',
    ready: 'main h1',
    most: 324,
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
    most: 370,
  },
  {
    name: 'report',
    email: people.programAdmin,
    address: '/programadmin/reports/flexReport',
    ready: 'main h1',
    most: 360,
  },
  {
    name: 'choose a password',
    address: '/resetpassword?token=unknown',
    ready: 'main form',
    most: 360,
  },
];

/** Milliseconds after which a page shows what is waited for, with nothing on its way any more. */
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

/** The scripts that a page asked for of itself, however late they came, and those it fetched once it had nothing to do. */
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

/** Kilobytes of the files as the server packs them with gzip, which every browser understands. */
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
