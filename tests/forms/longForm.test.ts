import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';
import { bundlePage } from '../conformance/browser/bundlePage.ts';
import { findBrowser } from '../conformance/browser/openPage.ts';
import { isLongSuite } from '../isLongSuite.ts';

const executablePath = findBrowser();
const title = executablePath === undefined ? 'a long form (skipped: no browser, set CHROMIUM)' : 'a long form';

/** Names of the fields that the form first shows. Seven others are shown depending on the first field. */
const names = [...Array(120).keys()].filter((at) => at !== 3 && (at < 6 || at > 11)).map((at) => `f${at}`);
const shown = names.length;

/** Number of times that Tab is pressed in each direction: through the whole form in `npm run test:long`. */
const walked = isLongSuite ? shown : 8;

/** A form that is rendered in parts supports what a browser offers for a whole page: tab order, search and print. */
describe.skipIf(executablePath === undefined)(title, () => {
  let browser: Browser;
  let script = '';
  let release = '';
  let page: Page;

  beforeAll(async () => {
    script = await bundlePage(new URL('./page.tsx', import.meta.url), {});
    const built = buildRelease(readDefinitionFiles(join(root, 'examples', 'lending-library')));
    release = JSON.stringify(built.release);
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });
  afterEach(() => page.close());
  afterAll(() => browser.close());

  test('shows its first screen, and is whole as soon as there is time', async () => {
    // given
    await open('never idle');
    const first = await inputs();

    // when
    await page.close();
    await open('idle');
    await page.waitForFunction((count) => document.querySelectorAll('input').length === count, shown);

    // then
    expect([first >= 16, first < 80]).toEqual([true, true]);
    expect(await inputs()).toBe(shown);
  });

  test('is walked through by the tabulator, forwards and backwards, in the order of its fields', async () => {
    await open('never idle');
    await page.locator('input').first().focus();
    const forwards = await walk('Tab');
    const backwards = await walk('Shift+Tab');

    const passed = [...names, 'submit'].slice(0, walked + 1);
    expect([forwards, backwards.toReversed()]).toEqual([passed.slice(1), passed.slice(0, -1)]);
  });

  test('leads to the first field that is wrong, however far it is', async () => {
    await open('never idle');
    expect(await page.locator('[name=f85]').count()).toBe(0);

    // A key submits the form, because a button can move away from the pointer while fields above it are rendered.
    await page.locator('button[type=submit]').press('Enter');

    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'f85');
    expect(await page.locator('[name=f85]').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.field-error').allTextContents()).toHaveLength(1);
  });

  test('shows fields that come in sight before the next frame, though none of theirs was there', async () => {
    await open('never idle');

    const counts = await page.locator('[name=f0]').evaluate(async (input: HTMLInputElement) => {
      const there = () => document.querySelectorAll('[name=f6], [name=f11]').length;
      const before = there();
      input.focus();
      document.execCommand('insertText', false, 'ask');
      await Promise.resolve();
      return [before, there()];
    });

    expect(counts).toEqual([0, 2]);
  });

  // The other ways through the same rendering take a page each.
  if (!isLongSuite) return;

  test('is walked through backwards from its end although nothing there was ever seen', async () => {
    await open('never idle');

    await page.locator('button[type=submit]').evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+Tab');

    expect(await focused()).toBe('f119');
  });

  test('is searched whole once there was time, and at once when somebody begins to search', async () => {
    await open('idle');
    await page.waitForFunction((count) => document.querySelectorAll('input').length === count, shown);
    const isFound = await page.evaluate(
      () => 'find' in window && typeof window.find === 'function' && window.find('Field 113'),
    );

    await page.close();
    await open('never idle');
    await page.keyboard.press('Control+f');

    expect([isFound, await inputs()]).toEqual([true, shown]);
  });

  test('is printed whole', async () => {
    await open('never idle');

    await page.pdf();

    expect(await inputs()).toBe(shown);
  });

  test('is read with the name of every field and section by a screen reader', async () => {
    await open('idle');
    await page.waitForFunction((count) => document.querySelectorAll('input').length === count, shown);
    const session = await page.context().newCDPSession(page);

    await session.send('Accessibility.enable');
    const { root: top } = await session.send('DOM.getDocument');
    const named = async (role: string) => {
      const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: top.nodeId, role });
      return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
    };

    expect(await named('textbox')).toEqual(names.map((name) => name.replace('f', 'Field ')));
    expect(await named('group')).toEqual(['Part 0', 'Part 1', 'Part 2']);
  });

  test('shows a field that comes in its place, and what is computed far away', async () => {
    await open('idle');
    await page.waitForFunction((count) => document.querySelectorAll('input').length === count, shown);

    await page.locator('[name=f0]').fill('ask');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=f110]')?.value === 'ask!');

    const first = await page
      .locator('input')
      .evaluateAll((list) => list.slice(0, 5).map((one) => one.getAttribute('name')));
    expect(first).toEqual(['f0', 'f1', 'f2', 'f3', 'f4']);
  });

  async function open(time: 'idle' | 'never idle'): Promise<void> {
    page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
    // Without idle time, the page renders only what it needs for another reason.
    if (time === 'never idle') await page.addInitScript('window.requestIdleCallback = () => 0;');
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
      if (pathname === '/release.json') return route.fulfill({ contentType: 'application/json', body: release });
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Form</title><body><script type="module" src="/page.js"></script></body></html>',
      });
    });
    await page.goto('http://forms.example/');
    await page.waitForSelector('input');
  }

  function inputs(): Promise<number> {
    return page.locator('input').count();
  }

  /** Presses a key once per field and returns the name of the focused element after each press. */
  async function walk(key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
    await page.evaluate(() => {
      const passed: string[] = [];
      const pass = ({ target }: Event) => {
        if (target instanceof Element) passed.push(target.getAttribute('name') ?? target.getAttribute('type') ?? '');
      };
      Object.assign(window, { passed });
      document.addEventListener('focusin', pass);
    });
    for (let step = 0; step < walked; step += 1) await page.keyboard.press(key);
    return page.evaluate(() => ('passed' in window && Array.isArray(window.passed) ? window.passed : []));
  }

  function focused(): Promise<string> {
    return page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('type') ?? '',
    );
  }
});
