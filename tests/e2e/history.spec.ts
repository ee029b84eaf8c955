import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'history', viewport: { width: 1280, height: 500 } });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a list is where it was left after Back and after a reload, and a page that is opened starts at its top', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  const link = page.getByRole('main').getByRole('row').last().getByRole('link', { name: 'View' });
  await link.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(200);

  await link.click();
  await page.waitForURL('**/programadmin/projectdetails/*');
  await settled(page);
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => scrolled(page)).toBe(80);

  await page.goBack();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(position);

  await page.goForward();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(80);

  await page.goBack();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(position);
});

test('whoever scrolls a page that is still loading is left where they are', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/projects/list?*', async (route) => {
    await released;
    await route.continue();
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrolled(page)).toBeLessThan(200);
  await page.mouse.wheel(0, -10);
  release();
  await settled(page);

  expect(await scrolled(page)).toBeLessThan(200);
});
