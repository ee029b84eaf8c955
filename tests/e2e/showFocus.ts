import { expect, type Locator, type Page } from '@playwright/test';

const proven = new WeakMap<Page, Set<string>>();

/**
 * Expects that the focus is visible and not covered and, once for each kind of control, that it changes the rendering.
 */
export async function expectShownFocus(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate(lookAt), 'the focus is drawn, in sight and covered by nothing')
    .toEqual({ isDrawn: true, isInSight: true, isUncovered: true });
  const kinds = proven.get(page) ?? new Set();
  proven.set(page, kinds);
  const kind = await target.evaluate(
    ({ tagName, classList }) => `${tagName} ${[...classList].filter((name) => name.startsWith('Mui')).join(' ')}`,
  );
  if (kinds.has(kind)) return;
  kinds.add(kind);
  const focused = await picture(page, target);
  await page.keyboard.press('Shift+Tab');
  await expect(target).not.toBeFocused();
  const left = await picture(page, target);
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(focused.equals(left), `the focus of ${kind} changes the picture`).toBe(false);
}

function lookAt(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isInSight = middle.x >= 0 && middle.y >= 0 && middle.x <= innerWidth && middle.y <= innerHeight;
  const top = document.elementFromPoint(middle.x, middle.y);
  const isUncovered = top !== null && (element.contains(top) || top.contains(element));
  return { isDrawn: element.matches(':focus-visible'), isInSight, isUncovered };
}

async function picture(page: Page, target: Locator): Promise<Buffer> {
  await target.scrollIntoViewIfNeeded();
  // An input without a border of its own is outlined by the box around it.
  const outlined = target.locator('xpath=ancestor-or-self::*[contains(@class, "field-box")][1]');
  const box = await ((await outlined.count()) > 0 ? outlined : target).boundingBox();
  if (box === null) throw new Error('The element with the focus is not on the page.');
  const margin = 6;
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  return page.screenshot({ clip, animations: 'disabled' });
}
