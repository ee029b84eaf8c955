import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { administrator, people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'studio' });

const newTitle = { en: 'Choose a New Password', fr: 'Choisissez un nouveau mot de passe' };

/** Scripts of the studio that a page has loaded. */
const studioScripts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/(studio|JsonEditor)-[^/]*\.js/.test(name))
        .length,
  );

/** Publishes all drafts with a comment. */
async function publish(page: Page, comment: string): Promise<void> {
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByLabel('Comment').fill(comment);
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.click();
  await expect(page.getByText('Nothing to publish')).toBeVisible({ timeout: 60_000 });
}

async function rollBack(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Roll back' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
}

test('a title is reworded in two languages and published, and rolled back', async ({ page, portal, browser }) => {
  test.slow();
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/studio`);
  await page.getByRole('tab', { name: 'Definitions' }).click({ timeout: 60_000 });
  await page.getByRole('searchbox', { name: 'Find' }).fill('Mot de passe oublié');
  await page.getByRole('button', { name: /^forgot-password screen/ }).click();

  const title = page.getByRole('region', { name: 'title', exact: true });
  await title.getByLabel('English').fill(newTitle.en);
  await title.getByLabel('French').fill(newTitle.fr);
  for (const left of [2, 1]) {
    const correct = title.getByRole('button', { name: 'Still correct' });
    await expect(correct).toHaveCount(left);
    await correct.first().click();
  }
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publish(page, 'Say what happens next');

  const visitor = await browser.newPage();
  await visitor.goto(`${portal.url}/forgotpassword?lng=fr`);
  await expect(visitor.getByText(newTitle.fr).first()).toBeVisible();
  await rollBack(page);
  await visitor.reload();
  await settled(visitor);
  await expect(visitor.getByText(newTitle.fr)).toHaveCount(0);
  await visitor.close();
});

test('nobody else loads the studio or finds it', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);

  await expect(page.getByRole('link', { name: 'Studio' })).toHaveCount(0);
  expect(await studioScripts(page)).toBe(0);
});
