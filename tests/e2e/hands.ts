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
  /** Selects an option of a list of the browser itself. */
  select(list: Locator, option: string): Promise<void>;
  /** Types into a field with suggestions, and selects one of them. */
  pick(field: Locator, text: string, option: string): Promise<void>;
  check(box: Locator): Promise<void>;
  /** What was needed since the beginning, as a sentence. */
  used(): string;
}

/** Works with the mouse, and counts its clicks. Texts are typed. */
function mouseOn(page: Page): Hands {
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
    async select(list, option) {
      await list.selectOption({ label: option });
      clicks += 2;
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
const composite = '[role=tablist], [role=tree], [role=menu], [role=listbox], [role=radiogroup], [data-arrow-keys]';
/** Presses that lead to one element. Whoever needs more has lost their way. */
const mostPresses = 100;

/** The key that leads from where the focus is towards an element; undefined when it is there. Runs in the page. */
function keyTowards(target: Element, widgets: string): string | undefined {
  const active = document.activeElement ?? document.body;
  if (active === target) return undefined;
  const isBefore = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isBehind = isBefore(target, active);
  const widget = target.closest(widgets);
  // The buttons of one entry of a list follow each other by the Tab key.
  const row = target.closest('[data-arrow-keys] > *');
  if (widget?.contains(active) && active.closest(widgets) === widget && !row?.contains(active)) {
    if (widget.getAttribute('role') === 'tablist') return isBehind ? 'ArrowLeft' : 'ArrowRight';
    const letter = target.textContent.charAt(0);
    if (widget.getAttribute('data-arrow-keys') === 'letters' && letter !== '') return letter;
    return isBehind ? 'ArrowUp' : 'ArrowDown';
  }
  // A link that skips something is taken when it leads nearer.
  const skipped = active instanceof HTMLAnchorElement ? document.getElementById(active.hash.slice(1)) : null;
  if (skipped !== null && isBefore(active, skipped) !== isBehind) {
    const leadsTooFar = isBehind ? isBefore(skipped, target) : isBefore(target, skipped);
    if (!leadsTooFar) return 'Enter';
  }
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** Works with the keyboard alone, and counts the keys that are pressed beside those of the texts. */
function keyboardOn(page: Page): Hands {
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
    for (let presses = 0; presses < mostPresses; presses += 1) {
      const next = await target.evaluate(keyTowards, composite);
      if (next === undefined) return;
      await key(next);
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
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
    async select(list, option) {
      await reach(list);
      await type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
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

/** Every act in the studio is done twice: with the mouse, and with the keyboard alone. */
export const ways = [
  { way: 'the mouse', handsOn: mouseOn },
  { way: 'the keyboard', handsOn: keyboardOn },
] as const;
