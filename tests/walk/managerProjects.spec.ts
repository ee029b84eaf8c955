import type { Locator, Page } from '@playwright/test';
import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';
import { breakAnswer, columnsOf, sortsBy } from './readScreen.ts';

test.use({ story: 'walk-manager-projects' });

const proxy = 'proxymanager@client.example';
const open = '1-1-000007';
const closed = '1-1-000006';

async function openList(page: Page, portal: Portal): Promise<Locator> {
  await page.goto(`${portal.url}/manager/projects`);
  await settled(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Project Details' }) });
  await expect(rows.first()).toBeVisible();
  return rows;
}

async function openDetails(page: Page, key: string): Promise<Locator> {
  await page.getByRole('row').filter({ hasText: key }).getByRole('button', { name: 'Project Details' }).click();
  const dialog = dialogOf(page, 'Project Details');
  await expect(detail(dialog, 'Project Number')).toHaveText(key);
  return dialog;
}

async function expectProgress(page: Page, key: string, done: number): Promise<void> {
  const main = page.getByRole('main');
  await page.getByRole('row').filter({ hasText: key }).getByRole('button', { name: 'Show details' }).click();
  const steps = main.getByRole('listitem').filter({ hasText: /(Manager|Contractor) E/ });
  await expect(steps).toHaveText([
    /Manager Evaluation$/,
    /Contractor Evaluation$/,
    /Contractor Evidence$/,
    /Contractor Enrollment$/,
  ]);
  await expect(steps.nth(done)).toHaveAttribute('aria-current', 'step');
  // The page has no heading between its own and that of the row.
  await expect(main.getByRole('heading', { name: 'Progress', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Hide details' }).click();
}

test('a manager looks through the own projects', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  const asked = page.waitForRequest((request) => request.url().includes('/api/projects/list'));
  const rows = await openList(page, portal);

  await test.step('the list is asked for by the name the manager signs in with, 50 at once', async () => {
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('managerLogicalName'), searchParams.get('size')]).toEqual([people.manager, '50']);
    await expect(page.getByRole('heading', { name: 'Project History', level: 1 })).toBeVisible();
    await expect(rows).toHaveCount(16);
    expect(await columnsOf(page)).toEqual([
      'Project Number',
      'Project Name',
      'Start Date',
      'End Date',
      'Contractor',
      'Status',
      'State',
    ]);
    await expect(page.getByRole('combobox', { name: 'Rows per page' })).toContainText('50');
    await expect(page.getByText('1–16 of 16')).toBeVisible();
  });

  await test.step('a press on a heading sorts, another one the other way', async () => {
    for (const title of ['Project Number', 'Project Name', 'Contractor', 'Status']) await sortsBy(page, title);
  });

  await test.step('pages are as long as the person says, and stay so', async () => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await expect(page.getByRole('option')).toHaveText(['5', '10', '15', '25', '50']);
    await page.getByRole('option', { name: '5', exact: true }).click();
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('6–10 of 16')).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(rows).toHaveCount(5);
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '50', exact: true }).click();
    await expect(rows).toHaveCount(16);
  });

  await test.step('each row opens to how far its project has come', async () => {
    // Nothing answered; the manager; both, without documents.
    const far = { '1-1-000001': 0, '1-1-000002': 1, '1-1-000005': 2, '1-1-000003': 2, '1-1-000007': 0 };
    for (const [key, done] of Object.entries(far)) await expectProgress(page, key, done);
  });

  await test.step('a new project begins here, as on the dashboard', async () => {
    await page.getByRole('main').getByRole('link', { name: 'New Project' }).click();
    await expect(page).toHaveURL(/\/manager\/evaluations(\?draft=\w+)?$/);
    await page.goto(`${portal.url}/dashboard`);
    await page.getByRole('main').getByRole('link', { name: 'New Project' }).click();
    await expect(page).toHaveURL(/\/manager\/evaluations(\?draft=\w+)?$/);
  });
});

test('a manager reads the details of a project', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await openList(page, portal);
  const dialog = await openDetails(page, open);

  await test.step('of an open one, with what can be done', async () => {
    await expect(dialog.locator('dt')).toHaveText([
      'Project Status',
      'Project State',
      'Project Number',
      'Project Name',
      'Client Name',
      'Start Date',
      'End Date',
      'Manager Name',
      'Manager Email',
      'Contractor Name',
      'Contractor Email',
      'Budget',
    ]);
    const values = {
      'Project Name': 'Newsletter analysis',
      'Client Name': 'Client Example Inc.',
      'Start Date': /^\d\d\/\d\d\/\d{4}$/,
      'Manager Name': 'Mona Manager',
      'Manager Email': people.manager,
      'Contractor Name': 'Cleo Contractor',
      'Contractor Email': people.contractor,
      'Project Status': 'Active',
      'Project State': 'Open',
    };
    for (const [title, value] of Object.entries(values)) await expect(detail(dialog, title)).toHaveText(value);
    await expect(detail(dialog, 'End Date').getByRole('button', { name: 'Extend' })).toBeVisible();
    await expect(detail(dialog, 'Budget')).toContainText('$200,000.00');
    await expect(detail(dialog, 'Budget').getByRole('button', { name: 'Request Funds' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close Project' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('of a closed one, with nothing to be done', async () => {
    const over = await openDetails(page, closed);
    await expect(detail(over, 'Project State')).toHaveText('Closed');
    await expect(over.getByRole('button')).toHaveCount(1);
    await over.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('of one that cannot be read', async () => {
    await page.route('**/api/projects/1-*', breakAnswer(404));
    await page
      .getByRole('row')
      .filter({ hasText: '1-1-000002' })
      .getByRole('button', { name: 'Project Details' })
      .click();
    await expect(dialogOf(page, 'Project Details').getByRole('alert')).toContainText(
      'Project Details not found or error',
    );
  });
});

test('a manager asks for a later end, for more money, and closes a project', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await openList(page, portal);
  const dialog = await openDetails(page, open);

  await test.step('the end has to be given and to be later than it is', async () => {
    await dialog.getByRole('button', { name: 'Extend' }).click();
    const extension = dialogOf(page, 'Enter the new project end date');
    const end = extension.getByLabel('Project End Date');
    const send = extension.getByRole('button', { name: 'Request Extension' });
    const now = await end.inputValue();
    await send.click();
    await expect(
      extension.getByText('End date must be a valid date after the previous end date.').first(),
    ).toBeVisible();
    await end.fill('');
    await send.click();
    await expect(extension.getByText('Date is required').first()).toBeVisible();
    await end.fill(`${Number(now.slice(0, 4)) + 1}${now.slice(4)}`);
    await expect(extension.getByText('Date is required')).toHaveCount(0);
    await page.route('**/api/requisitions', breakAnswer(500));
    await send.click();
    await expect(extension.getByText('Request to extend Project Failed, please try again.')).toBeVisible();
    await page.unroute('**/api/requisitions');
    const sent = page.waitForRequest('**/api/requisitions');
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({ projectNumber: open, type: 'PROJECT_EXTENSION' });
    await expect(page.getByText('Request to extend Project is now pending approval...')).toBeVisible();
    await expect(extension).toBeHidden();
  });

  await test.step('the amount has to be given and to be more than it is', async () => {
    await dialog.getByRole('button', { name: 'Request Funds' }).click();
    const funds = dialogOf(page, 'Enter the new project amount');
    const amount = funds.getByLabel('Amount');
    const send = funds.getByRole('button', { name: 'Request Additional Funds' });
    await expect(amount).toHaveValue('200000');
    await send.click();
    await expect(funds.getByText('Funds must be more than the original amount.').first()).toBeVisible();
    await amount.fill('199999');
    await send.click();
    await expect(funds.getByText('Funds must be more than the original amount.').first()).toBeVisible();
    await amount.fill('');
    await send.click();
    const required = 'Amount is required, and has to be more than the original amount.';
    await expect(funds.getByText(required).first()).toBeVisible();
    await amount.fill('200001');
    await page.route('**/api/requisitions', breakAnswer(500));
    await send.click();
    await expect(funds.getByText('Failed to request additional funds')).toBeVisible();
    await page.unroute('**/api/requisitions');
    await send.click();
    await expect(page.getByText('Additional Funds successfully Requested')).toBeVisible();
  });

  await test.step('a reason has to be selected to close it', async () => {
    await dialog.getByRole('button', { name: 'Close Project' }).click();
    const closing = dialogOf(page, 'Close Project');
    await expect(closing.getByText('Please Select a Reason for Closure')).toBeVisible();
    const reason = closing.getByRole('combobox', { name: 'Reason' });
    await expect(reason.locator('option')).toHaveText([
      'Select a reason...',
      'Project completed',
      'Project cancelled',
      'Contractor converted to employee',
      'Budget exhausted',
      'Other',
    ]);
    const send = closing.getByRole('button', { name: 'Close Project' });
    await send.click();
    await expect(closing.getByText('Please select a closure reason').first()).toBeVisible();
    await expect(closing.getByText('Reason must be selected.')).toBeVisible();
    await closing.getByRole('button', { name: 'Cancel' }).click();
    await expect(closing).toBeHidden();
    await dialog.getByRole('button', { name: 'Close Project' }).click();
    await reason.selectOption('Budget exhausted');
    await page.route('**/api/project/closure', breakAnswer(500));
    await send.click();
    await expect(closing.getByText('Project Closure failed to be submitted :(')).toBeVisible();
    await page.unroute('**/api/project/closure');
    await send.click();
    await expect(page.getByText('Project has been closed')).toBeVisible();
    await expect(detail(dialog, 'Project State')).toHaveText('Closed');
    await expect(dialog.getByRole('button', { name: 'Close Project' })).toHaveCount(0);
  });
});

test('a proxy manager looks through the projects of the companies, and is offered what may be done', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, proxy);
  const asked = page.waitForRequest((request) => request.url().includes('/api/projects/list'));
  const rows = await openList(page, portal);
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('managerLogicalName'), searchParams.get('size')]).toEqual([null, '1000']);
  await expect(rows).toHaveCount(50);
  expect(await columnsOf(page)).toEqual([
    'Project Number',
    'Project Name',
    'Start Date',
    'End Date',
    'Contractor',
    'Status',
    'State',
  ]);
  await page.getByRole('columnheader', { name: 'Project Number' }).getByRole('button').click();
  // Both have answered, and the documents are complete.
  await expectProgress(page, '1-1-000020', 3);
  const first = rows.filter({ has: page.getByRole('cell', { name: 'Open', exact: true }) }).first();
  await first.getByRole('button', { name: 'Project Details' }).click();
  const dialog = dialogOf(page, 'Project Details');
  await expect(detail(dialog, 'Manager Email')).not.toHaveText(proxy);
  await expect(detail(dialog, 'Project State')).toHaveText('Open');
  await expect(dialog.getByRole('button')).toHaveCount(1);
});
