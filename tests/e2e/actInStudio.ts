import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Hands } from './hands.ts';
import type { Portal } from './startPortal.ts';

/** Opens the studio at its list of definitions. */
export async function openStudio(page: Page, portal: Portal, hands: Hands): Promise<void> {
  await page.goto(`${portal.url}/studio`);
  await expect(page.getByRole('tab', { name: 'Definitions' })).toBeVisible({ timeout: 60_000 });
  await hands.press(page.getByRole('tab', { name: 'Definitions' }));
}

/** Opens a definition by its kind and name. */
export async function openDefinition(page: Page, hands: Hands, kind: string, name: string): Promise<void> {
  await hands.fill(page.getByRole('searchbox', { name: 'Find' }), name);
  await hands.press(page.getByRole('button', { name: new RegExp(`^${name} ${kind}`) }));
  await expect(page.getByRole('navigation', { name: 'Properties' })).toBeVisible({ timeout: 60_000 });
}

/** Selects a part of the open definition, from part to part. */
export async function selectPart(page: Page, hands: Hands, path: readonly string[]): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Properties' });
  for (const name of path) await hands.press(panel.locator('ul').getByRole('button', { name, exact: true }));
}

/** Publishes all drafts, and confirms who gains access. */
export async function publish(page: Page, hands: Hands, comment: string): Promise<readonly string[]> {
  await hands.press(page.getByRole('tab', { name: 'Changes' }));
  await expect(page.getByLabel('Comment')).toBeVisible({ timeout: 60_000 });
  await hands.fill(page.getByLabel('Comment'), comment);
  await expect(page.getByText('Checking')).toHaveCount(0, { timeout: 60_000 });
  const widenings = page.getByRole('checkbox', { name: /^I have checked/ });
  const names = await widenings.evaluateAll((all) =>
    all.map((one) => one.closest('label')?.textContent ?? one.outerHTML),
  );
  for (const widening of await widenings.all()) await hands.check(widening);
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await hands.press(button);
  await expect(page.getByText('Published. The changes are live.')).toBeVisible({ timeout: 60_000 });
  return names;
}
