import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus, and requires that this can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60 && !(await isFocused()); press += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expectVisibleFocus(page, target);
}

/** The surroundings of the element look different without the focus. */
async function expectVisibleFocus(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element with the focus is not on the page.');
  const margin = 6;
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const focused = await page.screenshot({ clip, animations: 'disabled' });
  await target.evaluate((element) => element instanceof HTMLElement && element.blur());
  const blurred = await page.screenshot({ clip, animations: 'disabled' });
  await target.focus();
  expect(focused.equals(blurred)).toBe(false);
}
