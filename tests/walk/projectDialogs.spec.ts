import type { Locator, Page } from '@playwright/test';
import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn } from '../e2e/signIn.ts';
import { openProject } from './openProject.ts';
import { breakAnswer } from './readScreen.ts';

test.use({ story: 'walk-project-dialogs' });

const updated = 'Project Status successfully updated!';

async function openDialog(page: Page, button: string, title = button): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const dialog = dialogOf(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

const recommendations = [
  'Select …',
  'IC',
  'W-2',
  'OSP',
  'IC Restructured',
  'IC - ICon Override',
  'W-2 Other',
  'W-2 IPC',
  'Void',
];

test('a project is determined once, and reassessed afterwards', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const key = '1-1-000003';
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);

  const decide = async (button: string, recommendation: string, path: string) => {
    const dialog = await openDialog(page, button);
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Recommendation' }).locator('option')).toHaveText(
      recommendations,
    );
    const send = dialog.getByRole('button', { name: button });
    await send.click();
    await expect(dialog.getByText('Program Admin Notes is required').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Recommendation' }).selectOption(recommendation);
    await dialog.getByRole('checkbox', { name: 'Document Override' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'Business Question Override' })).not.toBeChecked();
    const note = dialog.getByRole('textbox', { name: 'Program Admin Notes' });
    await note.fill('x'.repeat(4097));
    await send.click();
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill(`Decided for ${recommendation}.`);
    const sent = page.waitForRequest(`**/api/projects/${path}`);
    await send.click();
    expect((await sent).postDataJSON()).toEqual({
      projectNumber: key,
      recommendation,
      documentOverride: true,
      businessQuestionOverride: false,
      note: `Decided for ${recommendation}.`,
      contractorUserId: people.contractor,
      companyId: 1,
      subClientId: 1,
      version: expect.any(Number),
    });
    await expect(page.getByText(updated).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(detail(page.getByRole('main'), 'Recommendation')).toHaveText(recommendation);
    await expect(detail(page.getByRole('main'), 'Document Override')).toHaveText('Yes');
    const notes = page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
    await expect(notes.filter({ hasText: `Decided for ${recommendation}.` })).toContainText(people.programAdmin);
  };

  await decide('Make Final Determination', 'IC', 'determination');
  await expect(detail(page.getByRole('main'), 'Next Eval Date')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await decide('Make Reassessment', 'W-2 Other', 'reassessment');
  const again = page.getByRole('button', { name: 'Make Reassessment' });
  await expect(again).toBeDisabled();
  await expect(
    page.getByRole('note', {
      name: 'Make Reassessment: A new evaluation is needed before the next reassessment.',
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Final Determination' })).toHaveCount(0);
});

test('what is kept of a status is changed with all the rest of it', async ({ page, portal }) => {
  const key = '1-1-000005';
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const main = page.getByRole('main');

  const send = async (dialog: Locator): Promise<unknown> => {
    const sent = page.waitForRequest('**/api/project/status');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    const body: unknown = (await sent).postDataJSON();
    await expect(page.getByText(updated).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    return body;
  };

  await test.step('the report to the state', async () => {
    const dialog = await openDialog(page, 'EDD Report');
    await dialog.getByLabel('EDD Report Submitted On').fill('2026-10-01');
    await dialog.getByRole('radiogroup', { name: 'EDD Report Required' }).getByLabel('Yes').check();
    const body = await send(dialog);
    expect(body).toMatchObject({ projectNumber: key, status: 'Active', billBackType: 'NONE', eddReportRequired: true });
    await expect(detail(main, 'EDD Report Submitted On')).toContainText('10/01/2026');
    await expect(detail(main, 'EDD Report Required')).toHaveText('Yes');
  });

  await test.step('who is billed', async () => {
    const dialog = await openDialog(page, 'Bill Back');
    const types = dialog.getByRole('radiogroup', { name: 'Bill Back Type' });
    await expect(types.getByRole('radio')).toHaveCount(2);
    await expect(types.getByLabel('None')).toBeChecked();
    await types.getByLabel('Standard').check();
    expect(await send(dialog)).toMatchObject({ billBackType: 'STANDARD', eddReportSubmittedOn: '2026-10-01' });
    await expect(detail(main, 'Bill Back Type')).toContainText('Standard');
  });

  await test.step('the status itself', async () => {
    const dialog = await openDialog(page, 'Restructure Status Override');
    const status = dialog.getByRole('combobox', { name: 'Status' });
    await expect(status.locator('option')).toHaveText([
      'Select …',
      'IC',
      'IC Restructured',
      'IC - ICon Override',
      'W-2',
      'W-2 Other',
      'W-2 IPC',
      'OSP',
      'Pending Review',
      'Void',
    ]);
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog.getByText('Status is required').first()).toBeVisible();
    await status.selectOption('Pending Review');
    const note = dialog.getByRole('textbox', { name: 'Program Admin Notes' });
    await note.fill('x'.repeat(4097));
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill('');
    await dialog.getByRole('checkbox', { name: 'Document Override' }).check();
    const body = await send(dialog);
    expect(body).toMatchObject({
      status: 'Pending Review',
      supportingDocumentsOverride: true,
      billBackType: 'STANDARD',
    });
    await expect(detail(main, 'Classification')).toHaveText('Pending Review');
    await expect(detail(main, 'EDD Report Submitted On')).toContainText('10/01/2026');
    await page.getByRole('tab', { name: 'History' }).click();
    const records = page.getByRole('region', { name: 'Status History' }).getByRole('row');
    await expect(records.filter({ hasText: 'Pending Review' })).toContainText(people.programAdmin);
    await page.getByRole('tab', { name: 'Overview' }).click();
  });
});

test('the end and the money of a project are changed at once', async ({ page, portal }) => {
  const key = '1-1-000007';
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const main = page.getByRole('main');

  await test.step('an end that is missing or over is refused', async () => {
    const dialog = await openDialog(page, 'Extend', 'Extend or Confirm End Date');
    const end = dialog.getByLabel('Project End Date');
    const send = dialog.getByRole('button', { name: 'Extend Project' });
    await expect(end).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await end.fill('');
    await send.click();
    await expect(dialog.getByText('Project End Date is required').first()).toBeVisible();
    await end.fill('2020-01-01');
    await send.click();
    await expect(dialog.getByText('Project End Date must be after today').first()).toBeVisible();
    await end.fill('2031-03-04');
    const sent = page.waitForRequest('**/api/requisitions');
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({ type: 'PROJECT_EXTENSION', approveImmediately: true });
    await expect(page.getByText('Project date has been extended successfully.')).toBeVisible();
    await expect(detail(main, 'End Date')).toContainText('03/04/2031');
  });

  await test.step('funds that fail say so', async () => {
    const dialog = await openDialog(page, 'Add Funds', 'Add Funds to a PO');
    const amount = dialog.getByLabel('New PO Amount');
    await expect(amount).toHaveValue('200000');
    await amount.fill('250000');
    await page.route('**/api/requisitions', breakAnswer(500));
    await dialog.getByRole('button', { name: 'Add Funds' }).click();
    await expect(dialog.getByText('PO Approval Failed, please try again.')).toBeVisible();
    await page.unroute('**/api/requisitions');
    await dialog.getByRole('button', { name: 'Add Funds' }).click();
    await expect(page.getByText('Project PO Amount has been updated Successfully')).toBeVisible();
    await expect(detail(main, 'Current PO Amount')).toContainText('$250,000.00');
  });
});

test('what managers asked for is approved or rejected', async ({ page, portal }) => {
  const key = '1-1-000008';
  const login = await page.request.post(`${portal.url}/api/auth/login`, {
    data: { username: people.manager, password: 'Formwork!2026' },
  });
  const session: { readonly accessToken: string } = await login.json();
  for (const [type, amount] of [
    ['PROJECT_FUND_REQUISITION', 880_000],
    ['PROJECT_FUND', 890_000],
  ]) {
    const answer = await page.request.post(`${portal.url}/api/requisitions`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
      data: { projectNumber: key, type, amount },
    });
    expect(answer.status()).toBe(200);
  }
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const listed = page.waitForRequest((request) => request.url().includes('/api/requisitions?'));
  const dialog = await openDialog(page, 'View Manager Requests', 'Pending Manager Requests');
  const line = (details: string) => dialog.getByRole('row').filter({ hasText: details });

  await test.step('those that are pending are listed', async () => {
    const { searchParams } = new URL((await listed).url());
    expect([searchParams.get('page') ?? '0', searchParams.get('size'), searchParams.get('status')]).toEqual([
      '0',
      '100',
      'PENDING',
    ]);
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Details',
      'Requestor',
      'Request Type',
      'Request Details',
      'Actions',
    ]);
    await expect(line('Extension')).toContainText(people.manager);
    for (const name of ['Approve', 'Reject']) {
      await expect(line('Extension').getByRole('button', { name })).toBeVisible();
    }
  });

  await test.step('a decision that fails says so', async () => {
    await page.route('**/api/requisitions/*/approval', breakAnswer(500));
    await line('Extension').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approval or Deny Failed, please try again.').first()).toBeVisible();
    await line('Funds by PO').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('PO Approval Failed, please try again.')).toBeVisible();
    await page.unroute('**/api/requisitions/*/approval');
  });

  await test.step('new funds of a PO are approved by the number of the request', async () => {
    const sent = page.waitForRequest(/\/api\/requisitions\/\d+\/approval$/);
    await line('Funds by PO').getByRole('button', { name: 'Approve' }).click();
    expect((await sent).postDataJSON()).toEqual({ status: 'APPROVED' });
    await expect(page.getByText('Project PO Amount has been updated Successfully')).toBeVisible();
    await expect(line('Funds by PO')).toHaveCount(0);
  });

  await test.step('the others are decided on, and are gone', async () => {
    await line('Extension').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Project request has been updated with a status of Approved.')).toBeVisible();
    await line('Funds').getByRole('button', { name: 'Reject' }).click();
    const form = dialogOf(page, 'Reject Request');
    await form.getByLabel('Reason').fill('The budget is spent.');
    await form.getByRole('button', { name: 'Reject Request' }).click();
    await expect(page.getByText('Project request has been updated with a status of Rejected.')).toBeVisible();
    await expect(dialog.getByText('No request is pending.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(detail(page.getByRole('main'), 'Current PO Amount')).toContainText('$880,000.00');
  });
});

test('a project is closed and reactivated', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, '1-1-000002');
  const closing = await openDialog(page, 'Close Project');
  await closing.getByRole('combobox', { name: 'Reason' }).selectOption('Project cancelled');
  const sent = page.waitForRequest('**/api/project/closure');
  await closing.getByRole('button', { name: 'Close Project' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ projectNumber: '1-1-000002', reasonId: 2 });
  await expect(page.getByText('Project has been closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Final Determination' })).toBeDisabled();

  const reactivate = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Reactivate Project' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate Project' }).click();
  };
  await page.route('**/api/project/reactivation', breakAnswer(500));
  await reactivate();
  await expect(page.getByText('Error while reactivating project')).toBeVisible();
  await page.unroute('**/api/project/reactivation');
  await reactivate();
  await expect(page.getByText('Project has been reactivated')).toBeVisible();
  await expect(detail(page.getByRole('main'), 'State')).toHaveText('Open');
});
