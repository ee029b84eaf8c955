import type { Page } from '@playwright/test';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'find' });

test('a figure leads to the list that it counts, and the address keeps it', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const figure = page.getByRole('link', { name: /^Closed projects/ });
  const counted = Number((await figure.innerText()).match(/\d+/)?.[0]);
  await figure.click();

  await expect(viewOf(page, 'Closed')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(new RegExp(`of ${counted}$`))).toBeVisible();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemradio', { name: /^Completed/ }).click();
  await expect(page).toHaveURL(/projects\.currentStatus\.status=Completed/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Status: Completed' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Status: Completed' })).toBeVisible();
});

test(
  'a view of one’s own is there in another browser, and is renamed and deleted',
  long,
  async ({ page, portal, browser }) => {
    await beSignedIn(page, portal, people.manager);
    await page.goto(`${portal.url}/manager/projects?projects.currentStatus.status=Active`);
    await settled(page);
    await page.getByRole('button', { name: 'Save View' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Open');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a view named “Open” already' })).toBeVisible();
    const saved = page.waitForResponse((response) => response.url().endsWith('/preferences') && response.ok());
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Running');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(viewOf(page, 'Running')).toHaveAttribute('aria-selected', 'true');
    await saved;

    const elsewhere = await browser.newPage();
    await beSignedIn(elsewhere, portal, people.manager);
    await elsewhere.goto(`${portal.url}/manager/projects`);
    await viewOf(elsewhere, 'Running').click();
    await expect(elsewhere.getByRole('button', { name: 'Status: Active' })).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Change the view “Running”' }).click();
    await elsewhere.getByRole('menuitem', { name: 'Rename View' }).click();
    await elsewhere.getByRole('textbox', { name: 'Name of the view' }).fill('At work');
    await elsewhere.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(viewOf(elsewhere, 'At work')).toHaveAttribute('aria-selected', 'true');
    await elsewhere.getByRole('button', { name: 'Change the view “At work”' }).click();
    await elsewhere.getByRole('menuitem', { name: 'Delete View' }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Delete View' }).click();
    await expect(viewOf(elsewhere, 'At work')).toHaveCount(0);
    await elsewhere.close();
  },
);

test('any project is opened by at most six keys and Enter', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects?projects.page=5`);
  await settled(page);
  const number = await page.getByRole('row').nth(3).getByRole('cell').first().innerText();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number.slice(-6));
  // Nobody waits for the answer.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/programadmin/projectdetails/${number}$`));

  await settled(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Search' })).toContainText('Open the line');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('project s');
  await expect(page.getByRole('option', { name: 'Project Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search fills a telephone, and is closed there without a keyboard', long, async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  const palette = page.getByRole('dialog', { name: 'Search' });
  await search.click();
  await palette.getByRole('button', { name: 'Close' }).click();
  await expect(palette).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('nobody finds a project of somebody else', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.contractor);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const answered = page.waitForResponse((response) => response.url().includes('/projects/find'));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('kira castro');
  expect(await (await answered).json()).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was found.' })).toBeVisible();
});

function viewOf(page: Page, name: string) {
  return page.getByRole('tab', { name: new RegExp(`^${name}`) });
}
