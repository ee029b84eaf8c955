import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'leading' });

/** Selects the tab stops in the content, in order. */
const stops = 'a[href], button:not(:disabled), input, select, textarea, [role=combobox], [tabindex="0"]';

/** The names of what Tab stops at in the content, in order. */
function stopsOf(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .locator(stops)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter(({ tabIndex }) => tabIndex >= 0).map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
}

/** Returns how often Tab can be pressed on the whole page before the focus leaves it. */
async function countStops(page: Page): Promise<number> {
  const isInPage = () => page.evaluate(() => document.activeElement !== document.body && document.hasFocus());
  // The page focuses its heading, and Tab would begin there.
  await page.locator('body').evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
    getSelection()?.collapse(body, 0);
  });
  let count = 0;
  await page.keyboard.press('Tab');
  for (; count < 200 && (await isInPage()); count += 1) await page.keyboard.press('Tab');
  return count;
}

test('the next act on a project is in the first screen, and among the first eight stops of Tab', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
  await settled(page);
  const act = page.getByRole('main').getByRole('button', { name: 'Make Final Determination' });
  await expect(act).toBeInViewport({ ratio: 1 });
  expect((await stopsOf(page)).slice(0, 8)).toContain('Make Final Determination');
});

for (const { role, who, details } of [
  { role: 'manager', who: people.manager, details: {} },
  { role: 'contractor', who: people.contractor, details: long },
] as const) {
  test(
    `the page of a project leads its ${role} to the evaluation that waits for them`,
    details,
    async ({ page, portal }) => {
      await beSignedIn(page, portal, who);
      await page.goto(`${portal.url}/dashboard`);
      const waiting = page.getByRole('group', { name: 'Open Evaluations' });
      const project = await waiting
        .getByText(/^\d+-\d+-\d{6}$/)
        .first()
        .innerText();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${portal.url}/${role}/projects/${project}`);
      await settled(page);
      const act = page.getByRole('main').getByRole('link', { name: 'Take Evaluation' });
      await expect(act).toBeInViewport({ ratio: 1 });
      expect((await stopsOf(page)).slice(0, 8)).toContain('Take Evaluation');
      await act.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Evaluation/);
      await expect(
        page
          .getByRole('main')
          .getByText(/^(Step )?1 of \d+/)
          .first(),
      ).toBeVisible();
    },
  );
}

test('the rows of the project list are links with few stops, and lead to their project however they are pressed', async ({
  page,
  portal,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSignedIn(page, portal, people.programAdmin);
  const list = `${portal.url}/programadmin/projects`;
  await page.goto(list);
  await settled(page);
  expect(await countStops(page)).toBeLessThanOrEqual(80);

  const row = page.getByRole('row').filter({ hasText: '1-1-000003' });
  const details = `${portal.url}/programadmin/projectdetails/1-1-000003`;
  await expect(row.getByRole('link', { name: '1-1-000003' })).toHaveAttribute(
    'href',
    '/programadmin/projectdetails/1-1-000003',
  );
  const status = row.getByRole('cell', { name: 'Pending' });
  for (const press of [
    () => status.click({ modifiers: ['ControlOrMeta'] }),
    () => status.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await press();
    const tab = await opened;
    await expect(tab).toHaveURL(details);
    await tab.close();
  }
  await expect(page).toHaveURL(list);

  // A row is one stop; the arrow keys lead to its actions, and to those of the next row.
  await row.getByRole('link', { name: '1-1-000003' }).focus();
  await page.keyboard.press('End');
  await expect(row.getByRole('link', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('button', { name: 'Summary' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const next = page.getByRole('row').filter({ hasText: '1-1-000004' });
  await expect(next.getByRole('button', { name: 'Summary' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(next.getByRole('button', { name: 'Summary' })).toBeFocused();

  await status.click();
  await expect(page).toHaveURL(details);
});

test('a card of the project list leads to its project on a telephone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  const card = page.getByRole('listitem').filter({ hasText: '1-1-000003' });
  // Beside the words, where there is no link of its own.
  await card.click({ position: { x: 40, y: 120 } });
  await expect(page).toHaveURL(`${portal.url}/programadmin/projectdetails/1-1-000003`);
});

test('requests are approved on the dashboard, one in two presses, and several together', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const table = page.getByRole('group', { name: 'Pending Manager Requests' });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(3);

  await test.step('one', async () => {
    await rows.first().getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/updated (Successfully|with a status of Approved)/)).toBeVisible();
    await expect(rows).toHaveCount(3);
  });

  await test.step('all of a page, of which one is refused', async () => {
    let asked = 0;
    await page.route('**/api/requisitions/*/approval', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      await route.fulfill({ status: 409, json: { code: 'state', message: 'It was decided meanwhile.' } });
    });
    await table.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar.getByRole('status')).toHaveText('3 rows selected');
    await bar.getByRole('button', { name: 'Approve 3' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve 3' }).click();
    await expect(bar.getByText('2 rows were processed. 1 row failed and stays selected:')).toBeVisible();
    await expect(bar.getByRole('listitem')).toHaveText(/^\d+-\d+-\d{6}: .+/);
    await expect(bar.getByText('1 row selected')).toBeVisible();
  });
});

test('a dialog with typed text asks before it is closed, however it is closed', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000004`);
  await settled(page);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  const note = dialog.getByRole('textbox', { name: 'Program Admin Notes' });
  await note.fill('Half a thought');
  const question = page.getByRole('alertdialog').filter({ hasText: 'Discard what you typed?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(note).toHaveValue('Half a thought');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('the determination opens beside the page with its evidence', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
  await settled(page);
  const evidence = page.getByRole('note').filter({ hasText: 'Awaiting the final determination' });
  await page.getByRole('button', { name: 'Make Final Determination' }).click();
  const panel = page.getByRole('dialog', { name: 'Make Final Determination' });
  await expect(panel.getByRole('combobox', { name: 'Recommendation' })).toBeVisible();
  // What a dialog over the page would hide and cover is there for everybody.
  await expect(evidence).toBeVisible();
  const [left, right] = [await evidence.boundingBox(), await panel.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test(
  'the timeline of a project has entries of every kind, and shows one kind alone',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000008`);
    await settled(page);
    const timeline = page.getByRole('region', { name: 'Timeline', exact: true });
    const entries = timeline.getByRole('listitem');
    await expect(entries.filter({ hasText: '· Requests' })).toHaveCount(1);
    await expect(entries.filter({ hasText: '· Status' })).not.toHaveCount(0);
    await timeline.getByRole('button', { name: 'Requests' }).click();
    await expect(entries).toHaveCount(1);
    await timeline.getByRole('button', { name: 'All' }).click();
    await expect(entries).not.toHaveCount(1);
  },
);

test(
  'the tour is offered once per person, beside the page, and starts from there',
  long,
  async ({ page, portal, browser }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await beSignedIn(page, portal, people.manager);
    await page.goto(`${portal.url}/dashboard`);
    await settled(page);
    const offer = page.getByRole('region', { name: 'New here?' });
    await expect(offer).toBeVisible();
    const saved = page.waitForResponse((response) => response.url().endsWith('/preferences') && response.ok());
    await offer.getByRole('button', { name: 'Take the Tour' }).click();
    await expect(page.getByRole('dialog').filter({ hasText: /1 of \d/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await saved;

    const elsewhere = await browser.newPage();
    await beSignedIn(elsewhere, portal, people.manager);
    const asked = elsewhere.waitForResponse((response) => response.url().endsWith('/preferences'));
    await elsewhere.goto(`${portal.url}/dashboard`);
    await (await asked).finished();
    await settled(elsewhere);
    await expect(elsewhere.getByRole('region', { name: 'New here?' })).toHaveCount(0);
    await elsewhere.close();
  },
);

test('on a telephone the tour starts when the menu that offers it is closed', long, async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page, portal, people.contractor);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Take the Tour' }).click();
  // The first stop, an entry of the menu, is not on the page any more.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').filter({ hasText: 'What waits for you' })).toHaveCount(0);
  await expect(page.getByRole('dialog').filter({ hasText: /1 of \d/ })).toBeVisible();
});

test('an empty list offers to add the first record, and a filtered one to clear its filters', async ({
  page,
  portal,
}) => {
  await page.route('**/api/projects/list**', (route) =>
    route.fulfill({ json: { content: [], totalElements: 0, totalPages: 0, number: 0, size: 50 } }),
  );
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/projects?projects.view=closed`);
  await settled(page);
  const main = page.getByRole('main');
  const add = main.getByRole('link', { name: 'New Project' });
  await expect(add).toHaveCount(1);
  // Another one is above the table.
  await main.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(main.getByText('You have no project yet.')).toBeVisible();
  // One is in the title of the page.
  await expect(add).toHaveCount(2);
  await add.last().click();
  await expect(page).toHaveURL(/\/manager\/evaluations/);
});
