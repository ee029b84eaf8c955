import type { Page } from '@playwright/test';
import { isLongSuite } from '../isLongSuite.ts';
import { fillContractor, next, pickPlace } from './fillProject.ts';
import { heading, openTab } from './findParts.ts';
import { arriveAt, firstVisits, neverIdle, packedSize, scriptsOf } from './firstVisit.ts';
import { expect, long, test } from './fixtures.ts';
import { layoutShiftOf, mostShift, movedParts, steadyPages, steadyWidths, watchLayoutShift } from './layoutShift.ts';
import { people } from './people.ts';
import { readTexts } from './readTexts.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'look' });

// A narrow page has the longest layout, so more can move.
const widths = isLongSuite ? steadyWidths : steadyWidths.slice(-1);

test('a dialog is printed alone and light, without its buttons and the page below', long, async ({ page, portal }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'));
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
  await settled(page);
  const panel = await openTab(page, 'Evaluation');
  await panel.getByRole('button', { name: 'View Eval' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Evaluatee')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(1);
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  expect(await ink()).toBe('rgb(230, 234, 240)');

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(dialog.getByText('Evaluatee')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^(Close|Print)$/ })).toHaveCount(0);
  await expect(page.locator('main')).toBeHidden();
  await expect.poll(ink).toBe('rgb(27, 36, 48)');

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(ink).toBe('rgb(230, 234, 240)');
});

test('questions are asked in the language that is chosen while they are answered', long, async ({ page, portal }) => {
  const [english, french] = await Promise.all([readTexts(portal, 'en'), readTexts(portal, 'fr')]);
  await beSignedIn(page, portal, people.manager);
  await page.goto(
    `${portal.url}/manager/evaluations/evaluationOnly?evaluationId=1&projectNumber=1-1-000001&regionId=1`,
  );
  const question = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(question).not.toBeEmpty();
  const asked = (await question.innerText()).replace(/\s*\*$/, '');
  const key = Object.keys(english).find((name) => english[name] === asked) ?? '';

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(question).toContainText(french[key] ?? 'no such text');
});

test('a language that is chosen in the middle of a step takes nothing away of what is entered there', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, 'proxymanager@client.example');
  await page.goto(`${portal.url}/manager/evaluations`);
  await fillContractor(page, lena);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  const entered = await readEntries(page);

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.waitForLoadState('networkidle');
  await settled(page);

  expect([entered, await readEntries(page)]).toEqual([place, place]);
  await page.getByRole('button', { name: 'Suivant', exact: true }).click();
  await expect(heading(page, 'Détails de la fonction')).toBeVisible();
});

const lena = { email: 'lena@freelance.example', firstName: 'Lena', lastName: 'Language', phone: '2025550123' };
const place = ['California', 'Los Angeles', 'Pasadena'];

function readEntries(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .getByRole('combobox')
    .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')));
}

test('a first visit is in the language of its address, else in that of the portal, whatever the browser has', async ({
  browser,
  portal,
}) => {
  const page = await browser.newPage({ baseURL: portal.url, locale: 'fr-FR' });
  const language = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('html').getAttribute('lang');
  };

  const visits = [await language('/login'), await language('/login?lng=ro'), await language('/login')];

  expect(visits).toEqual(['en', 'ro', 'ro']);
  await page.close();
});

test('a part whose file cannot be had at once is there after another try', long, async ({ browser, portal }) => {
  const page = await browser.newPage();
  let asked = 0;
  await page.route(/\/assets\/TableBlock-/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${portal.url}/mailbox`);
  await expect(page.getByText('No mail has been written yet.')).toBeVisible();
  expect(asked).toBeGreaterThan(1);
  await page.close();
});

test('a part whose file is gone says so, and the page is loaded anew at a press', long, async ({ browser, portal }) => {
  const page = await browser.newPage();
  let isGone = true;
  await page.route(/\/assets\/TableBlock-/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${portal.url}/mailbox`);
  // The page reloads itself once per file.
  await expect.poll(() => loads).toBe(2);
  const note = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });
  await expect(note).toBeVisible();
  isGone = false;
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No mail has been written yet.')).toBeVisible();
  await page.close();
});

for (const width of [1440, 390]) {
  test(`what stands below a form stays where it is when the form comes, at ${width}`, async ({ page, portal }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/FormBlock-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${portal.url}/login`);
    const below = page.getByRole('main').getByText('Forgot password?');
    await expect(below).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
    const before = await below.boundingBox();

    held.resolve();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

test('a block that grows when it comes moves nothing below it', long, async ({ page, portal }) => {
  const [tab, visited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/TabBlock-*.js', async (route) => {
    await tab.promise;
    await route.continue();
  });
  await page.route('**/api/projects/visited', async (route) => {
    await visited.promise;
    await route.continue();
  });
  await watchLayoutShift(page);
  await beSignedIn(page, portal, people.programAdmin);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('status', { name: 'Loading' })).toBeVisible();

  tab.resolve();
  await expect(panel.getByRole('heading', { name: 'Project Information' })).toBeVisible();
  visited.resolve();
  await page.waitForLoadState('networkidle');

  const shift = await page.evaluate(() => window.layoutShifts ?? Number.NaN);
  expect(shift < mostShift ? [] : await movedParts(page)).toEqual([]);
});

test('no page asks for more script than it may before it can be used', async ({ browser, portal }) => {
  const visits = firstVisits.map(async ({ name, email, address, ready, most }) => {
    const context = await browser.newContext({ baseURL: portal.url });
    await neverIdle(context);
    const page = await context.newPage();
    if (email !== undefined) await beSignedIn(page, portal, email);
    await arriveAt(page, address, ready);
    await page.waitForLoadState('networkidle');
    const { first } = await scriptsOf(page);
    const size = await packedSize(first);
    await context.close();
    return {
      name,
      isCounted: first.length > 0,
      tooLarge: size > most ? `${size.toFixed(1)} kB instead of ${most}` : '',
    };
  });

  expect(await Promise.all(visits)).toEqual(firstVisits.map(({ name }) => ({ name, isCounted: true, tooLarge: '' })));
});

test('the pages of a signed-in person keep their places from the first frame on', long, async ({ browser, portal }) => {
  const visits: { readonly name: string; readonly shift: number; readonly moved: readonly string[] }[] = [];
  for (const width of widths) {
    for (const { name, email, address } of steadyPages) {
      const page = await browser.newPage({ baseURL: portal.url, viewport: { width, height: 900 } });
      await watchLayoutShift(page);
      await beSignedIn(page, portal, email);
      const shift = await layoutShiftOf(page, address);
      visits.push({ name: `${name} at ${width} px`, shift, moved: await movedParts(page) });
      await page.close();
    }
  }

  // A page whose shift was not measured does not meet the limit either.
  expect(visits).toHaveLength(widths.length * steadyPages.length);
  expect(visits.filter(({ shift }) => !(shift < mostShift))).toEqual([]);
});
