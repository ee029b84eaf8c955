import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { elementsOf, open, publish, tokenOf } from './inStudio.ts';
import { administrator, people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'studio' });

const newTitle = { en: 'Choose a New Password', fr: 'Choisissez un nouveau mot de passe' };

/** Scripts of the studio that a page has loaded. */
const studioScripts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/(studio|JsonEditor)-[^/]*\.js/.test(name))
        .length,
  );

async function rollBack(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Roll back' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
}

test('a title is reworded in two languages and published, and rolled back', async ({ page, portal, browser }) => {
  test.slow();
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/studio`);
  await page.getByRole('tab', { name: 'Definitions' }).click({ timeout: 60_000 });
  await page.getByRole('searchbox', { name: 'Find' }).fill('Mot de passe oublié');
  await page.getByRole('button', { name: /^forgot-password screen/ }).click();
  await page.getByRole('tab', { name: 'Texts' }).click();

  const title = page.getByRole('region', { name: 'title', exact: true });
  await title.getByLabel('English').fill(newTitle.en);
  await title.getByLabel('French').fill(newTitle.fr);
  for (const left of [2, 1]) {
    const correct = title.getByRole('button', { name: 'Still correct' });
    await expect(correct).toHaveCount(left);
    await correct.first().click();
  }
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publish(page, 'Say what happens next');

  const visitor = await browser.newPage();
  await visitor.goto(`${portal.url}/forgotpassword?lng=fr`);
  await expect(visitor.getByText(newTitle.fr).first()).toBeVisible();
  await rollBack(page);
  await visitor.reload();
  await settled(visitor);
  await expect(visitor.getByText(newTitle.fr)).toHaveCount(0);
  await visitor.close();
});

test('drafts are previewed as a manager, nothing is stored, and the preview ends', async ({ page, portal }) => {
  test.slow();
  await beSignedIn(page, portal, administrator);
  const headers = await tokenOf(page, portal, administrator);
  const current = await page.request.get(`${portal.url}/definitions/current`);
  const { hash }: { readonly hash: string } = await current.json();
  const read = await page.request.get(`${portal.url}/api/releases/${hash}/definition?kind=setting&definition=portal`, {
    headers,
  });
  const { text }: { readonly text: string } = await read.json();
  const setting = JSON.parse(text);
  const renamed = { ...setting, productName: { ...setting.productName, value: 'Tomorrow' } };
  const draft = { kind: 'setting', definition: 'portal', text: JSON.stringify(renamed), base: hash };
  const saved = await page.request.put(`${portal.url}/api/definition-drafts`, { headers, data: draft });
  const { draft: number }: { readonly draft: number } = await saved.json();

  await page.goto(`${portal.url}/studio`);
  await page.getByRole('tab', { name: 'Preview' }).click({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager', exact: true }).click();
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('/user/profile');
  await page.getByRole('checkbox', { name: 'Show the live release beside it' }).check();
  await page.getByRole('button', { name: 'Open preview' }).click();

  const live = page.frameLocator('iframe[title^="Live release"]');
  const drafted = page.frameLocator('iframe[title^="With the drafts"]');
  await expect(drafted.getByRole('link', { name: 'Tomorrow' })).toBeVisible({ timeout: 60_000 });
  await expect(live.getByRole('link', { name: 'Formwork' })).toBeVisible();
  await expect(live.getByText('Preview of the live release as Manager. Nothing is stored.')).toBeVisible();
  await expect(drafted.getByText('Preview of drafts as Manager. Nothing is stored.')).toBeVisible();
  await drafted.getByLabel('First Name').fill('Somebody Else');
  await drafted.getByRole('button', { name: 'Update Account' }).click();
  await expect(drafted.getByText('This is a preview. Nothing is stored or sent.')).toBeVisible();
  // The studio still has its own session and look.
  expect(await page.evaluate(() => window.localStorage.getItem('theme'))).toBeNull();

  await drafted.getByRole('button', { name: 'End preview' }).click();
  await expect(drafted.getByText('This preview has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(page.getByRole('button', { name: 'Open preview' })).toBeVisible();
  await page.request.delete(`${portal.url}/api/definition-drafts/${number}`, { headers });
});

test('a preview on another day marks what is late on that day', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/studio?studio.area=preview`);
  await page.getByRole('radio', { name: 'An account, with its records' }).check({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Email of the account' }).fill(people.manager);
  await page.getByRole('textbox', { name: 'Address' }).fill('/manager/projects');
  const preview = page.frameLocator('iframe');
  const late = preview.locator('tbody tr').getByRole('img', { name: 'Attention' });

  await page.getByLabel('Date').fill('2000-01-01');
  await page.getByRole('button', { name: 'Open preview' }).click();
  await expect(preview.getByText('The date is January 1, 2000.')).toBeVisible({ timeout: 60_000 });
  await expect(preview.locator('tbody tr').first()).toBeVisible();
  await expect(late).toHaveCount(0);

  await page.getByLabel('Date').fill('2040-01-01');
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(preview.getByText('The date is January 1, 2040.')).toBeVisible({ timeout: 60_000 });
  await expect(late.first()).toBeVisible();
});

test(
  'what was entered in a preview becomes a case of its form, and is named in the editor',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, administrator);
    await page.goto(`${portal.url}/studio?studio.area=preview`);
    await page.getByRole('radio', { name: 'An account, with its records' }).check({ timeout: 60_000 });
    await page.getByRole('textbox', { name: 'Email of the account' }).fill(people.manager);
    await page.getByRole('textbox', { name: 'Address' }).fill('/manager/evaluations');
    await page.getByRole('button', { name: 'Open preview' }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByLabel('Contractor First Name').fill('Ada', { timeout: 60_000 });

    await preview.getByRole('button', { name: 'Make a case of what I have entered' }).click();

    await expect(page).toHaveURL(
      /studio\.kind=cases&studio\.definition=form%2Fcontractor-details&studio\.at=%2F5%2Fcase/,
    );
    const editor = page.getByRole('textbox', { name: 'cases form/contractor-details' });
    await expect(editor).toContainText('"contractorFirstName": "Ada"', { timeout: 60_000 });
    await expect(editor).toContainText('"contractorLastName": "required"');
  },
);

test(
  'a wizard gets a step, and a question depends on another, by the keyboard alone',
  long,
  async ({ page, portal }) => {
    test.slow();
    await beSignedIn(page, portal, administrator);
    await open(page, portal, 'wizard', 'new-project');
    await page.getByRole('treeitem', { name: 'Manager Details' }).focus({ timeout: 60_000 });
    const before = await elementsOf(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('treeitem').nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Review', exact: true }).press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Title in French')).toHaveValue('Récapitulatif');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByRole('treeitem')).toHaveCount(before.length + 1);
    await page.getByRole('treeitem').nth(2).press('Alt+ArrowUp');
    await expect(page.getByRole('treeitem').nth(1)).toBeFocused();
    await expect(page.getByRole('treeitem').nth(1)).toHaveAttribute('aria-label', 'Review');
    for (const _ of ['move', 'step']) await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => elementsOf(page)).toEqual(before);

    await open(page, portal, 'flow', 'conflict-bank');
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('End');
    const condition = page.getByRole('region', { name: 'Shown when' });
    await condition.getByLabel('Depends on').press('Enter');
    await page.getByRole('option', { name: /^Have you received gifts/ }).press('Enter');
    await condition.getByLabel('Answer').press('Enter');
    await page.getByRole('option', { name: 'Of greater value' }).press('Enter');
    await page.getByRole('tab', { name: 'JSON' }).press('Enter');
    await expect(page.getByText(`"=this.q310 == 'Of greater value'"`)).toBeVisible();
  },
);

test(
  'what is typed and what is moved is in the other views, and what is taken back at once is gone',
  long,
  async ({ page, portal }) => {
    test.slow();
    await beSignedIn(page, portal, administrator);
    await open(page, portal, 'flow', 'business-structure-bank');
    const properties = page.getByRole('tabpanel', { name: 'Properties' });
    const shown = properties.locator('[aria-current]');
    const labels = await elementsOf(page);
    await page.getByRole('treeitem', { name: 'In which year was your business registered?' }).click();
    await expect(shown).not.toHaveText('business-structure-bank');
    const first = String(await shown.textContent());
    // The text is the same again, and the selection is another one.
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(shown).not.toHaveText(first);
    await page.keyboard.press('ArrowUp');
    await expect(shown).toHaveText(first);
    await expect.poll(() => elementsOf(page)).toEqual(labels);

    await properties.getByRole('button').first().click();
    const title = properties.getByRole('textbox').first();
    const before = await title.inputValue();
    await title.press('End');
    await page.keyboard.type(' of the Bank!');
    await page.keyboard.press('Backspace');
    await page.getByRole('tab', { name: 'JSON' }).click();
    const json = page.locator('.cm-content');
    await expect(json).toContainText(`"${before} of the Bank"`);

    await json.press('Control+Home');
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(title).toHaveValue(`${before} of the Bank`);
    await expect(json).toHaveText(/^\{ "\$schema"/);
  },
);

test('an old link to a definition that is no more says so and leads to the list', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/studio?studio.area=definitions&studio.kind=form&studio.definition=project-detials`);

  await expect(page.getByText('There is no form “project-detials” among the published definitions')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Back to the list' }).click();

  await expect(page.getByText('“project-detials”')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('studio.definition')).toBeNull();
});

test('what the overview loads last moves nothing that can be pressed', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/begun-work', async (route) => {
      await asked;
      await route.fulfill({
        json: [{ kind: 'wizard', name: 'new-project', from: 'a'.repeat(64), instances: 3, losses: [] }],
      });
    });
    await page.goto(`${portal.url}/studio`);
    const publications = page.getByRole('region', { name: 'Publications' });
    await expect(publications).toBeVisible({ timeout: 60_000 });
    const before = await publications.boundingBox();

    answer();
    await expect(page.getByRole('region', { name: 'Work started under older releases' })).toBeVisible();

    expect(await publications.boundingBox()).toEqual(before);
    await page.unroute('**/api/begun-work');
  }
});

test('nobody else loads the studio or finds it', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);

  await expect(page.getByRole('link', { name: 'Studio' })).toHaveCount(0);
  expect(await studioScripts(page)).toBe(0);
});
