import { expect, type Locator, type Page } from '@playwright/test';
import { expectShownFocus } from './showFocus.ts';

/**
 * Presses Tab, or Shift+Tab if the element precedes the focus, until an element has the focus; expects that the focus
 * is visible.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  const isBehind = await target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    return Boolean(from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) && !element.contains(from);
  });
  const key = isBehind ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectShownFocus(page, target);
}

/** Moves the focus to a button or link with Tab, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a text field with Tab, and types a text, which replaces the previous text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Moves the focus to a date field with Tab, and types the date into its parts: `05062024` is the sixth of May. */
export async function typeDay(page: Page, field: Locator, keys: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(keys);
}

/** Moves the focus to a drop-down list with Tab, and types the beginning of the option. */
export async function choose(page: Page, list: Locator, choice: string): Promise<void> {
  // The options may still be loading.
  await expect(list.getByRole('option', { name: choice }).first()).toBeAttached();
  await tabTo(page, list);
  await page.keyboard.type(choice);
  await expect(list.locator('option:checked')).toHaveText(choice);
}

/** Moves the focus to a field with suggestions with Tab, types, and selects the first suggestion with the arrow key. */
export async function pick(page: Page, field: Locator, choice: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(choice);
  await expect(page.getByRole('option', { name: choice }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(new RegExp(choice));
  await expect(field).toBeFocused();
}

/** Moves the focus to a group of radio buttons with Tab, and to one of them with the arrow keys. */
export async function mark(page: Page, group: Locator, label: string): Promise<void> {
  const wanted = group.getByLabel(label, { exact: true });
  const radios = group.getByRole('radio');
  const checked = group.locator('input:checked');
  await tabTo(page, (await checked.count()) > 0 ? checked : radios.first());
  await page.keyboard.press('Space');
  for (let moves = await radios.count(); moves > 0 && !(await wanted.isChecked()); moves -= 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

/** Opens a menu with its button, and selects one of its entries with the arrow keys. */
export async function takeEntry(page: Page, button: Locator, entry: string): Promise<void> {
  await press(page, button);
  const wanted = page.getByRole('menuitem', { name: entry });
  await expect(wanted).toBeVisible();
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let moves = 0; moves < 9 && !(await isFocused()); moves += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Expects that a heading has the focus, so that screen readers announce the page. */
export async function expectArrival(page: Page, name: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { name, exact: true });
  await expect(title.or(title.locator('..')).and(page.locator(':focus'))).toBeInViewport();
}

/** Expects that a dialog has the focus and keeps it, however often Tab is pressed. */
export async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const holds = () =>
    dialog.evaluate((element) =>
      element.closest('[role=dialog], [role=alertdialog]')?.contains(document.activeElement),
    );
  await expect(dialog).toBeVisible();
  await expect.poll(holds).toBe(true);
  const begun = await page.evaluateHandle(() => document.activeElement);
  const isBack = () => begun.evaluate((element) => element === document.activeElement);
  const left: string[] = [];
  let seen = 0;
  do {
    await page.keyboard.press('Tab');
    seen += 1;
    if (!(await holds())) left.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  } while (seen < 25 && !(await isBack()));
  expect(left, 'what had the focus outside the dialog').toEqual([]);
}
