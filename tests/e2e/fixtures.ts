import { test as base, expect, type Page } from '@playwright/test';
import { preparedFor } from './prepareData.ts';
import { type Portal, startPortal } from './startPortal.ts';

interface WorkerFixtures {
  /** Name of the file's story: every file has its own portal with its own data. */
  readonly story: string;
  /** Folder of the served definitions; by default that of the portal. */
  readonly definitions: string;
  readonly portal: Portal;
}

interface TestFixtures {
  /**
   * Problems reported by the browser: console errors and violations of the content security policy. It must be empty at
   * the end of every test.
   */
  readonly problems: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  story: ['', { scope: 'worker', option: true }],
  definitions: ['', { scope: 'worker', option: true }],
  portal: [
    async ({ story, definitions }, use, info) => {
      if (story === '') throw new Error('The file names no story: test.use({ story: … }).');
      const database = info.project.metadata['database'] === 'postgres' ? 'postgres' : 'pglite';
      const portal = await startPortal({
        database,
        // Other definitions have their own demo data.
        prepared: definitions === '' ? preparedFor(database) : undefined,
        env: { DEFINITIONS: definitions },
      });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Marks tests that only `npm run test:long` runs: in the short suite, a test over HTTP or another story covers the
 * same.
 */
export const long = { tag: '@long' } as const;

/** Collects errors that must never occur on a page. A refused request is expected, and shown as a notice. */
function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

export { expect };
