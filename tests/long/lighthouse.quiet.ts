import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator, people } from '../e2e/people.ts';
import { fillSignIn } from '../e2e/signIn.ts';
import { freePort, type Portal, startPortal } from '../e2e/startPortal.ts';

const executablePath = process.env['CHROMIUM'];

/** Pages by the user who sees them. Without a user, nobody is signed in. */
const pages: readonly (readonly [path: string, user?: string])[] = [
  ['/login'],
  ['/forgotpassword'],
  ['/dashboard', people.manager],
  ['/manager/evaluations', people.manager],
  ['/dashboard', people.contractor],
  ['/dashboard', people.programAdmin],
  ['/programadmin/projects', people.programAdmin],
  ['/programadmin/reports/projects', people.programAdmin],
  ['/users', administrator],
  ['/studio', administrator],
];

/** Minimum scores from 0 to 1, and the maximum layout shift, by the kind of device. */
const goals = {
  desktop: { config: desktopConfig, performance: 0.9 },
  mobile: { config: undefined, performance: 0.75 },
} as const;
const mostShift = 0.1;

interface Scores {
  readonly page: string;
  readonly accessibility: number;
  readonly practices: number;
  readonly performance: number;
  readonly shift: number;
  /** Audits of accessibility and best practices that failed. */
  readonly failed: readonly string[];
}

describe.skipIf(executablePath === undefined)('the pages of the portal in Lighthouse', () => {
  let portal: Portal | undefined;
  beforeAll(async () => {
    portal = await startPortal({ database: process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres' });
  }, 180_000);
  afterAll(() => portal?.stop());

  test.each(Object.entries(goals))(
    'have full scores for accessibility and best practices, and are fast on %s',
    async (device, { config, performance }) => {
      if (portal === undefined) throw new Error('The portal is not started.');
      const measured: Scores[] = [];
      for (const [path, user] of pages) measured.push(await measure({ portal, path, user, config }));

      console.info(device, measured);
      expect(measured.filter(({ accessibility, practices }) => accessibility < 1 || practices < 1)).toEqual([]);
      expect(measured.filter(({ shift }) => shift >= mostShift)).toEqual([]);
      expect(measured.filter((one) => one.performance < performance)).toEqual([]);
    },
    1_800_000,
  );
});

interface Visit {
  readonly portal: Portal;
  readonly path: string;
  readonly user: string | undefined;
  readonly config: Config | undefined;
}

/** Visits a page in a browser of its own. */
async function measure({ portal, path, user, config }: Visit): Promise<Scores> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    if (user !== undefined) await signIn(context, portal, user);
    // The token of the signed-in user is in the storage of the browser.
    const flags = { port, disableStorageReset: user !== undefined, onlyCategories, logLevel: 'error' } as const;
    const result = await lighthouse(`${portal.url}${path}`, flags, config);
    if (result === undefined) throw new Error(`Lighthouse has no result for ${path}.`);
    return scoresOf(`${path} ${user ?? ''}`.trim(), result.lhr);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const onlyCategories = ['performance', 'accessibility', 'best-practices'];

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function scoresOf(page: string, { categories, audits }: Result): Scores {
  const scoreOf = (name: string): number => categories[name]?.score ?? 0;
  const failed = ['accessibility', 'best-practices'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = audits[id]?.score;
      return weight > 0 && typeof score === 'number' && score < 1 ? [id] : [];
    }),
  );
  return {
    page,
    accessibility: scoreOf('accessibility'),
    practices: scoreOf('best-practices'),
    performance: scoreOf('performance'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    failed,
  };
}

async function signIn(context: BrowserContext, portal: Portal, user: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${portal.url}/login`);
  await fillSignIn(page, user);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
}
