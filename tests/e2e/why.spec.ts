import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { giveFunctions } from './giveFunctions.ts';
import { administrator, people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'why' });

/** The function of those who may ask. */
const explains = 2206;

const questions = '/contractor/conflict-questions';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Why?' });

test(
  'the reason of a hidden question is two presses away, and only for those with the function',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.contractor);
    await page.goto(portal.url + questions);
    await settled(page);
    await expect(page.getByLabel(/own a share in a supplier/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Why?' })).toHaveCount(0);

    await giveFunctions({ page, portal, to: people.contractor, functions: [explains] });
    await beSignedIn(page, portal, people.contractor);
    await page.goto(portal.url + questions);
    await settled(page);
    await page.getByRole('button', { name: 'Why?' }).click();
    await drawer(page)
      .getByRole('button', { name: /^List each supplier/ })
      .click();

    await expect(drawer(page).getByText('Hidden, because its condition is not met:')).toBeVisible();
    await expect(drawer(page).getByText(/own a share in a supplier of this client\?” is “Yes”/)).toBeVisible();
    // Those who may not read definitions get no link to them.
    await expect(drawer(page).getByRole('link')).toHaveCount(0);
  },
);

test(
  'an administrator asks by the keyboard in a dialog, and opens the rule in the studio',
  long,
  async ({ page, portal, context }) => {
    await beSignedIn(page, portal, administrator);
    await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
    await settled(page);
    await page.getByRole('button', { name: 'Extend' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.keyboard.press('Control+/');
    await drawer(page)
      .getByRole('button', { name: /^Everything/ })
      .press('Enter');
    await drawer(page)
      .getByRole('button', { name: /End Date/ })
      .press('Enter');
    const opened = context.waitForEvent('page');
    await drawer(page)
      .getByRole('link', { name: /^Open in the studio/ })
      .first()
      .click();
    const studio = await opened;
    await expect(studio.getByRole('tree', { name: 'Canvas' })).toBeVisible({ timeout: 60_000 });

    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'an administrator reads why an evaluation has its score and its recommendation',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, administrator);
    await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
    await settled(page);
    await page.getByRole('tab', { name: 'Evaluation', exact: true }).click();
    await page.getByRole('button', { name: 'View Latest Manager Evaluation' }).click();
    await expect(page.getByRole('dialog').getByText('Who decides how the work is done?')).toBeVisible();

    await page.keyboard.press('Control+/');
    const result = drawer(page).getByRole('region', { name: 'Result of “Manager Questions”' });
    await expect(result.getByText('Decided under the live release.')).toBeVisible();
    await expect(result.getByText('Recommendation: “W-2 Pending”').first()).toBeVisible();
    await expect(result.getByText(/^= 100 × number of answers for which “IC Compliant” is yes \(11\) ÷/)).toBeVisible();
    await expect(result.getByText('“Score” (44) is at least the setting icThreshold (70)')).toBeVisible();
    await result.getByRole('button', { name: /^Answers that counted/ }).press('Enter');
    await expect(result.getByText(/^Without this answer: Score 45.8/).first()).toBeVisible();
    await result.getByRole('button', { name: /^Questions that were not shown/ }).press('Enter');
    await expect(
      result.getByText('Hidden, because its condition is not met: “Region” (“USA”) is “Canada”').first(),
    ).toBeVisible();
  },
);

test(
  'an administrator reads why the menu has an entry, and opens the entry in the studio',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, administrator);
    await page.goto(`${portal.url}/programadmin/projects`);
    await settled(page);

    await page.keyboard.press('Control+/');
    await drawer(page)
      .getByRole('button', { name: /^Everything/ })
      .press('Enter');
    const menu = drawer(page).getByRole('region', { name: 'Menu' });
    await menu.getByRole('button', { name: /^Scheduler/ }).press('Enter');

    await expect(menu.getByText(/^You may see it, by one of these permissions/)).toBeVisible();
    await expect(menu.getByRole('link', { name: /menu\/program-admin\/items\/\d+\/allow$/ })).toBeVisible();
  },
);
