import { expect, type Locator, type Page } from '@playwright/test';

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true });
}

export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** The value beside a title in a list of details. */
export function detail(place: Locator, title: string): Locator {
  return place
    .locator('dt')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .first();
}

export async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel).toBeVisible();
  return panel;
}

/** Filters a list by one text field of its filter dialog, and waits for the rows that fit. */
export async function filterBy(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Filter' }).click();
  const dialog = dialogOf(page, 'Add Filter');
  await dialog.getByRole('textbox', { name: field }).fill(value);
  await dialog.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(dialog).toBeHidden();
  const lines = page.getByRole('main').locator('tbody tr');
  await expect(lines.filter({ hasNotText: value })).toHaveCount(0);
  await expect(lines.filter({ hasText: value }).first()).toBeVisible();
}
