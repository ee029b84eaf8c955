import type { Page } from '@playwright/test';
import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn } from '../e2e/signIn.ts';
import { askApi, openManaged, toastOf } from './openManaged.ts';
import { openProject } from './openProject.ts';

test.use({ story: 'walk-requests' });

const open = '1-1-000007';
const asking = '1-1-000008';
const posting = '**/api/requisitions';
const deciding = '**/api/requisitions/*/approval';

interface Requests {
  readonly content: readonly Readonly<Record<string, unknown>>[];
  readonly size?: number;
}

/** Lets a call of the page fail as a server does that is broken, while something is done. */
async function whileFailing(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  await page.route(call, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await act();
  await page.unroute(call);
}

test('a manager asks for a later end and for more funds, and both wait', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  const details = await openManaged(page, portal, open);

  await test.step('the end has to be given, and later than the one before', async () => {
    await details.getByRole('button', { name: 'Extend' }).click();
    const dialog = dialogOf(page, 'Enter the new project end date');
    const end = dialog.getByLabel('Project End Date');
    const submit = dialog.getByRole('button', { name: 'Request Extension' });
    const before = await end.inputValue();
    expect(before).toMatch(/^\d{4}-\d\d-\d\d$/);
    await submit.click();
    await expect(end).toHaveAccessibleDescription(/End date must be a valid date after the previous end date\./);
    await expect(page.getByText('Request to extend Project Failed, please try again.')).toHaveCount(0);
    await end.fill('');
    await submit.click();
    await expect(end).toHaveAccessibleDescription(/Date is required/);
    await end.fill('2031-12-31');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The work takes longer.');
  });

  await test.step('what fails is said as a toast and in the form', async () => {
    const dialog = dialogOf(page, 'Enter the new project end date');
    await whileFailing(page, posting, async () => {
      await dialog.getByRole('button', { name: 'Request Extension' }).click();
      await expect(dialog.getByText('Request to extend Project Failed, please try again.')).toBeVisible();
      await expect(toastOf(page, 'Request to extend Project Failed, please try again.')).toBeVisible();
    });
  });

  await test.step('the request is sent and waits', async () => {
    const dialog = dialogOf(page, 'Enter the new project end date');
    const sent = page.waitForRequest(posting);
    await dialog.getByRole('button', { name: 'Request Extension' }).click();
    const request = await sent;
    expect([request.method(), request.postDataJSON()]).toEqual([
      'POST',
      {
        projectNumber: open,
        type: 'PROJECT_EXTENSION',
        toDate: '2031-12-31',
        requesterNote: 'The work takes longer.',
      },
    ]);
    await expect(toastOf(page, 'Request to extend Project is now pending approval...')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('funds have to be more than they were', async () => {
    await details.getByRole('button', { name: 'Request Funds' }).click();
    const dialog = dialogOf(page, 'Enter the new project amount');
    const amount = dialog.getByLabel('Amount');
    const submit = dialog.getByRole('button', { name: 'Request Additional Funds' });
    await expect(amount).not.toHaveValue('');
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(/Funds must be more than the original amount\./);
    await amount.fill('');
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(
      /Amount is required, and has to be more than the original amount\./,
    );
    await amount.fill('1');
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(/Funds must be more than the original amount\./);
    await amount.fill('990000');
    await whileFailing(page, posting, async () => {
      await submit.click();
      await expect(dialog.getByText('Failed to request additional funds')).toBeVisible();
      await expect(toastOf(page, 'Failed to request additional funds')).toBeVisible();
    });
    const sent = page.waitForRequest(posting);
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({ projectNumber: open, type: 'PROJECT_FUND', amount: 990000 });
    await expect(toastOf(page, 'Additional Funds successfully Requested')).toBeVisible();
  });

  await test.step('both are in the list as they were asked for, twenty at a time', async () => {
    const listed = await askApi<Requests>(page, portal, `/requisitions?projectNumber=${open}`);
    expect(listed.content).toHaveLength(2);
    for (const found of [
      { type: 'PROJECT_EXTENSION', toDate: '2031-12-31', requesterNote: 'The work takes longer.' },
      { type: 'PROJECT_FUND', amount: 990000 },
    ]) {
      expect(listed.content).toContainEqual(
        expect.objectContaining({
          ...found,
          id: expect.any(Number),
          projectNumber: open,
          status: 'PENDING',
          requesterLogicalName: people.manager,
          requesteeLogicalName: expect.stringContaining('@'),
          approveImmediately: false,
        }),
      );
    }
    expect(listed.size).toBe(20);
    const filtered = async (query: string) =>
      (await askApi<Requests>(page, portal, `/requisitions?page=0&size=100&${query}`)).content.length;
    expect(await filtered(`projectNumber=${open}&type=PROJECT_FUND`)).toBe(1);
    expect(await filtered(`projectNumber=${open}&status=APPROVED`)).toBe(0);
    expect(await filtered(`projectNumber=${open}&requesterLogicalName=${people.manager}`)).toBe(2);
    expect(await filtered(`projectNumber=${open}&requesteeLogicalName=nobody@nowhere.example`)).toBe(0);
  });

  await test.step('a manager approves nothing, not even on the way', async () => {
    const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}` };
    const [request] = (await askApi<Requests>(page, portal, `/requisitions?projectNumber=${open}`)).content;
    const approval = await page.request.post(`${portal.url}/api/requisitions/${String(request?.['id'])}/approval`, {
      headers,
      data: { status: 'APPROVED' },
    });
    expect(approval.status()).toBe(403);
    const immediate = await page.request.post(`${portal.url}/api/requisitions`, {
      headers,
      data: { projectNumber: open, type: 'PROJECT_FUND', amount: 995000, approveImmediately: true },
    });
    expect(immediate.status()).toBe(400);
    const unknown = await page.request.post(`${portal.url}/api/requisitions`, {
      headers,
      data: { projectNumber: open, type: 'HOLIDAY', amount: 995000 },
    });
    expect(await unknown.text()).toContain('Invalid requisition');
  });
});

test('a program administrator decides on what managers asked for', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, open);
  const dialog = dialogOf(page, 'Pending Manager Requests');
  const line = (type: string) => dialog.getByRole('row').filter({ hasText: type });
  const information = page.getByRole('region', { name: 'Project Information' });

  await test.step('a list that cannot be loaded says so', async () => {
    await page.route('**/api/requisitions?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'View Manager Requests' }).click();
    await expect(dialog.getByText('Request Failed, please try again.')).toBeVisible();
    await page.unroute('**/api/requisitions?**');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the dialog asks for what is pending, a hundred at a time', async () => {
    const asked = page.waitForRequest('**/api/requisitions?**');
    await page.getByRole('button', { name: 'View Manager Requests' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('projectNumber'), query.get('status'), query.get('size'), query.get('page') ?? '0']).toEqual([
      open,
      'PENDING',
      '100',
      '0',
    ]);
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Details',
      'Requestor',
      'Request Type',
      'Request Details',
      'Actions',
    ]);
    await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(2);
    await expect(line('Extension')).toContainText(people.manager);
    await expect(line('Extension')).toContainText('12/31/2031');
    await expect(line('Funds')).toContainText('$990,000.00');
    await expect(line('Funds').getByRole('button')).toHaveText(['', 'Approve', 'Reject']);
  });

  await test.step('what fails is said', async () => {
    await whileFailing(page, deciding, async () => {
      await line('Funds').getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('Approval or Deny Failed, please try again.')).toBeVisible();
    });
  });

  await test.step('a rejected one changes nothing of the project', async () => {
    await line('Funds').getByRole('button', { name: 'Reject' }).click();
    const form = dialogOf(page, 'Reject Request');
    const reject = form.getByRole('button', { name: 'Reject Request' });
    await reject.click();
    await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(/A reason is required to reject a request/);
    await form.getByLabel('Reason').fill('The budget is spent.');
    const sent = page.waitForRequest(deciding);
    await reject.click();
    expect((await sent).postDataJSON()).toEqual({
      status: 'REJECTED',
      approverNote: 'The budget is spent.',
      version: expect.any(Number),
    });
    await expect(toastOf(page, 'Project request has been updated with a status of Rejected.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(1);
  });

  await test.step('an approved one moves the end', async () => {
    const sent = page.waitForRequest(deciding);
    await line('Extension').getByRole('button', { name: 'Approve' }).click();
    expect((await sent).postDataJSON()).toEqual({ status: 'APPROVED' });
    await expect(toastOf(page, 'Project request has been updated with a status of Approved.')).toBeVisible();
    await expect(dialog.getByText('No request is pending.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(detail(information, 'End Date')).toContainText('12/31/2031');
    await expect(detail(information, 'Budget')).not.toContainText('990,000');
  });

  await test.step('who decided stands in each', async () => {
    const { content } = await askApi<Requests>(page, portal, `/requisitions?projectNumber=${open}`);
    const decided = content.map(({ type, status, approverLogicalName }) => ({ type, status, approverLogicalName }));
    expect(decided).toContainEqual({
      type: 'PROJECT_EXTENSION',
      status: 'COMPLETE',
      approverLogicalName: people.programAdmin,
    });
    expect(decided).toContainEqual({
      type: 'PROJECT_FUND',
      status: 'REJECTED',
      approverLogicalName: people.programAdmin,
    });
  });
});

test('a program administrator extends a project at once', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, asking);
  const information = page.getByRole('region', { name: 'Project Information' });
  await information.getByRole('button', { name: 'Extend' }).click();
  const dialog = dialogOf(page, 'Extend or Confirm End Date');
  const end = dialog.getByLabel('Project End Date');
  const submit = dialog.getByRole('button', { name: 'Extend Project' });
  await end.fill('');
  await submit.click();
  await expect(end).toHaveAccessibleDescription(/Project End Date is required/);
  await end.fill('2020-01-01');
  await submit.click();
  await expect(end).toHaveAccessibleDescription(/Project End Date must be after today/);
  await end.fill('2032-06-30');
  await whileFailing(page, posting, async () => {
    await submit.click();
    await expect(dialog.getByText('Request to extend Project Failed, please try again.')).toBeVisible();
  });
  const sent = page.waitForRequest(posting);
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    projectNumber: asking,
    type: 'PROJECT_EXTENSION',
    toDate: '2032-06-30',
    approveImmediately: true,
  });
  await expect(toastOf(page, 'Project date has been extended successfully.')).toBeVisible();
  await expect(detail(information, 'End Date')).toContainText('06/30/2032');
});
