import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { demoPassword } from './people.ts';
import type { Portal } from './startPortal.ts';

/** Publishes all drafts with a comment. */
export async function publish(page: Page, comment: string): Promise<void> {
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByLabel('Comment').fill(comment);
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(page.getByText('Checking')).toHaveCount(0, { timeout: 60_000 });
  for (const widening of await page.getByRole('checkbox', { name: /^I have checked/ }).all()) await widening.check();
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.click();
  await expect(page.getByText('Nothing to publish')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Published. The changes are live.')).toBeVisible();
}

/** Opens a definition in the studio, by its kind and name. */
export async function open(page: Page, portal: Portal, kind: string, name: string): Promise<void> {
  await page.goto(`${portal.url}/studio`);
  await page.getByRole('tab', { name: 'Definitions' }).click({ timeout: 60_000 });
  await page.getByRole('searchbox', { name: 'Find' }).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name} ${kind}`) }).click();
  await expect(page.getByRole('tree', { name: 'Canvas' })).toBeVisible();
}

/** Labels of the elements on the canvas, from the top. */
export const elementsOf = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('treeitem').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** Headers of a request to the API as a user. */
export async function tokenOf(
  page: Page,
  portal: Portal,
  username: string,
): Promise<{ readonly authorization: string }> {
  const answer = await page.request.post(`${portal.url}/api/auth/login`, {
    data: { username, password: demoPassword },
  });
  const { accessToken }: { readonly accessToken: string } = await answer.json();
  return { authorization: `Bearer ${accessToken}` };
}
