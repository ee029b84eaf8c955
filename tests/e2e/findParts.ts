import { expect, type Locator, type Page } from '@playwright/test';

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true });
}

export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Returns the value next to a title in a list of details. */
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

/** Filters a list by one text field of its filter dialog, and waits for the matching rows. */
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

/** Selects an action in the menu "More" of a section. */
export async function chooseMore(page: Page, section: string, action: string): Promise<void> {
  await page.getByRole('region', { name: section, exact: true }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Returns the actions of a section by name, including those in the menu "More"; true if they are enabled. */
export async function offeredActions(page: Page, section: string): Promise<Readonly<Record<string, boolean>>> {
  const place = page.getByRole('region', { name: section, exact: true });
  const more = place.getByRole('button', { name: 'More' });
  const shown = place
    .locator('button, a')
    .filter({ hasText: /\w/ })
    .filter({ hasNotText: /^More$/ });
  await expect(more).toBeVisible();
  const read = async (parts: Locator) =>
    Promise.all((await parts.all()).map(async (one) => [await one.innerText(), await one.isEnabled()] as const));
  const sight = await read(shown);
  await more.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const hidden = await read(page.getByRole('menuitem'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  return Object.fromEntries([...sight, ...hidden].map(([name, isOpen]) => [name.split('\n')[0], isOpen]));
}

/** Shows the empty fields of an element, if they are collapsed. */
export async function showEmptyFields(place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: /^Show \d+ empty fields$/ }).click();
}
