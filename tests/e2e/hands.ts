import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works with a page: with the mouse, or with the keyboard alone. */
export interface Hands {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button, link, tab or element of a tree. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  fill(field: Locator, text: string): Promise<void>;
  /** Selects an option of a list that opens. */
  choose(list: Locator, option: string): Promise<void>;
  /** Types into a field with suggestions, and selects one of them. */
  pick(field: Locator, text: string, option: string): Promise<void>;
  check(box: Locator): Promise<void>;
  /** What was needed since the beginning, as a sentence. */
  used(): string;
}

/** Works with the mouse, and counts its clicks. Texts are typed. */
export function mouseOn(page: Page): Hands {
  let clicks = 0;
  let letters = 0;
  const press = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  return {
    name: 'mouse',
    press,
    check: press,
    async fill(field, text) {
      await press(field);
      await field.fill(text);
      letters += text.length;
    },
    async choose(list, option) {
      await press(list);
      await press(page.getByRole('option', { name: option, exact: true }));
    },
    async pick(field, text, option) {
      await press(field);
      await field.fill(text);
      letters += text.length;
      await press(page.getByRole('option', { name: option, exact: true }));
    },
    used: () => `${clicks} clicks, ${letters} letters`,
  };
}

/** Widgets in which the arrow keys move the focus: Tab leads into them only once. */
const composite = '[role=tablist], [role=tree], [role=menu], [role=listbox], [role=radiogroup]';
const mostPresses = 150;

/** Works with the keyboard alone, and counts the keys that are pressed beside those of the texts. */
export function keyboardOn(page: Page): Hands {
  let keys = 0;
  let letters = 0;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    keys += 1;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    letters += text.length;
  };
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    const where = () =>
      target.evaluate((element, widgets) => {
        const active = document.activeElement ?? document.body;
        const widget = element.closest(widgets);
        const isBehind = (element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        const isIn = widget?.contains(active) === true && active.closest(widgets) === widget;
        return { isThere: active === element, isIn, isBehind, isTree: widget?.getAttribute('role') !== 'tablist' };
      }, composite);
    for (let presses = 0; presses < mostPresses; presses += 1) {
      const { isThere, isIn, isBehind, isTree } = await where();
      if (isThere) return;
      if (isIn && isTree) await key(isBehind ? 'ArrowUp' : 'ArrowDown');
      else if (isIn) await key(isBehind ? 'ArrowLeft' : 'ArrowRight');
      else await key(isBehind ? 'Shift+Tab' : 'Tab');
    }
    await expect(target).toBeFocused();
  };
  return {
    name: 'keyboard',
    async press(target) {
      await reach(target);
      await key('Enter');
    },
    async fill(field, text) {
      await reach(field);
      await key('Control+A');
      await type(text);
    },
    async choose(list, option) {
      await reach(list);
      await key('Enter');
      const wanted = page.getByRole('option', { name: option, exact: true });
      await expect(wanted).toBeVisible();
      // A space would select the option that has the focus.
      await type(option.split(' ')[0] ?? '');
      await reach(wanted);
      await key('Enter');
      await expect(wanted).toHaveCount(0);
    },
    async pick(field, text, option) {
      await reach(field);
      await type(text);
      const wanted = page.getByRole('option', { name: option, exact: true });
      await expect(wanted).toBeVisible();
      const isActive = async () =>
        (await field.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id'));
      for (let presses = 0; presses < mostPresses && !(await isActive()); presses += 1) await key('ArrowDown');
      await key('Enter');
    },
    async check(box) {
      await reach(box);
      await key('Space');
    },
    used: () => `${keys} keys, ${letters} letters`,
  };
}
