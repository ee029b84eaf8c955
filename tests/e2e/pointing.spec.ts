import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { administrator, people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'pointing' });

const told = (page: Page) => page.getByRole('status').filter({ has: page.locator('p') });

test(
  'an administrator points at elements of a page and opens the lines that define them',
  long,
  async ({ page, portal, context }) => {
    await beSignedIn(page, portal, administrator);
    await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
    await settled(page);
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByRole('button', { name: /^Open the definition of an element/ }).click();
    await page.getByRole('heading', { level: 1 }).hover({ force: true });
    await expect(told(page).getByText('screen/project-details/title')).toBeVisible();
    const heading = context.waitForEvent('page');
    await page.mouse.down();
    await page.mouse.up();
    await expect((await heading).getByRole('tree', { name: 'Canvas' })).toBeVisible({ timeout: 60_000 });

    // By the keyboard, in a dialog that stays open.
    await page.getByRole('button', { name: 'Extend' }).click();
    await page.getByRole('textbox', { name: 'Project End Date' }).focus();
    await page.keyboard.press('Control+.');
    await expect(told(page).getByText('form/extend-project/fields/0')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told(page)).toHaveCount(0);
    await page.keyboard.press('Control+.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    const field = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect(await field).toHaveURL(/studio\.definition=extend-project&studio\.at=%2Ffields%2F0/);
    await expect(page.getByRole('dialog', { name: 'Extend or Confirm End Date' })).toBeVisible();
  },
);

test('users who cannot open definitions cannot point at elements', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.contractor);
  await page.goto(portal.url);
  await settled(page);

  await page.keyboard.press('Control+.');

  await expect(page.locator('[data-block]')).toHaveCount(0);
  await expect(told(page)).toHaveCount(0);
});
