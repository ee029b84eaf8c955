import type { Page } from '@playwright/test';
import { dayIn } from '../e2e/dayIn.ts';
import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn } from '../e2e/signIn.ts';
import { askApi, openManaged, toastOf } from './openManaged.ts';
import { openProject } from './openProject.ts';

test.use({ story: 'walk-closing' });

const open = '1-1-000004';
const managed = '1-1-000007';
const closing = '**/api/project/closure';
const reopening = '**/api/project/reactivation';
const reasons = [
  'Project completed',
  'Project cancelled',
  'Contractor converted to employee',
  'Budget exhausted',
  'Other',
];

interface Project {
  readonly currentStatus: Readonly<Record<string, unknown>>;
}

function information(page: Page) {
  return page.getByRole('region', { name: 'Project Information' });
}

test('a program administrator closes a project for a reason and takes it back', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, open);
  const dialog = dialogOf(page, 'Close Project');
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  const submit = dialog.getByRole('button', { name: 'Close Project' });

  await test.step('the reasons are those of the company and the region, and one has to be picked', async () => {
    await expect(page.getByRole('button', { name: 'Reactivate Project' })).toHaveCount(0);
    const asked = page.waitForRequest('**/api/project/closure/reasons?**');
    await page.getByRole('button', { name: 'Close Project' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('companyId'), query.get('regionId')]).toEqual(['1', '1']);
    await expect(dialog.getByText('Please Select a Reason for Closure')).toBeVisible();
    await expect(reason.getByRole('option')).toHaveText(['Select a reason...', ...reasons]);
    await expect(reason.locator('option:checked')).toHaveText('Select a reason...');
    await expect(submit).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await submit.click();
    await expect(reason).toHaveAccessibleDescription(/Please select a closure reason/);
  });

  await test.step('what fails is said as a toast and in the form', async () => {
    await reason.selectOption('Budget exhausted');
    await page.route(closing, (route) => route.fulfill({ status: 500, json: {} }));
    await submit.click();
    await expect(dialog.getByText('Project Closure failed to be submitted :(')).toBeVisible();
    await expect(toastOf(page, 'Project Closure failed to be submitted :(')).toBeVisible();
    await page.unroute(closing);
  });

  await test.step('the project is closed today, for that reason', async () => {
    const sent = page.waitForRequest(closing);
    await submit.click();
    const request = await sent;
    expect([request.method(), request.postDataJSON()]).toEqual([
      'POST',
      {
        projectNumber: open,
        closingDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        reasonId: expect.any(Number),
        version: expect.any(Number),
      },
    ]);
    await expect(toastOf(page, 'Project has been closed')).toBeVisible();
    await expect(detail(information(page), 'Date Closed')).toHaveText(dayIn(0));
    await expect(detail(information(page), 'Close Reason')).toHaveText('Budget exhausted');
    await expect(detail(information(page), 'State')).toHaveText('Closed');
    await expect(detail(information(page), 'Status')).toContainText('Completed');
    await expect(information(page).locator('dt').filter({ hasText: 'Next Eval Date' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close Project' })).toHaveCount(0);
    const { currentStatus } = await askApi<Project>(page, portal, `/projects/${open}`);
    expect(currentStatus).toMatchObject({
      state: 'CLOSED',
      status: 'Completed',
      recommendation: 'IC',
      closureReason: { label: 'Budget exhausted' },
    });
  });

  const reactivate = page.getByRole('button', { name: 'Reactivate Project' });
  const question = page.getByRole('alertdialog');

  await test.step('a reactivation is asked for first, and can be left', async () => {
    await reactivate.click();
    await expect(question).toContainText(open);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('the words of the server are shown when it refuses, others when it breaks', async () => {
    for (const [status, words] of [
      [422, 'The company has left.'],
      [500, 'Error while reactivating project'],
    ] as const) {
      await page.route(reopening, (route) => route.fulfill({ status, json: { message: 'The company has left.' } }));
      await reactivate.click();
      await question.getByRole('button', { name: 'Reactivate Project' }).click();
      await expect(toastOf(page, words)).toBeVisible();
      await page.unroute(reopening);
    }
  });

  await test.step('the project is open again, and nothing of the closure is left', async () => {
    const sent = page.waitForRequest(reopening);
    await reactivate.click();
    await question.getByRole('button', { name: 'Reactivate Project' }).click();
    const request = await sent;
    expect([request.method(), request.postDataJSON()]).toEqual(['POST', { projectNumber: open }]);
    await expect(toastOf(page, 'Project has been reactivated')).toBeVisible();
    await expect(detail(information(page), 'State')).toHaveText('Open');
    await expect(detail(information(page), 'Status')).toContainText('Active');
    await expect(
      information(page)
        .locator('dt')
        .filter({ hasText: /Date Closed|Close Reason/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close Project' })).toBeVisible();
  });

  await test.step('its history names each change, who made it and what it came to', async () => {
    const read = page.waitForRequest(new RegExp(`/api/projects/${open}/.*history`));
    await page.getByRole('tab', { name: 'History' }).click();
    await read;
    const panel = page.getByRole('tabpanel', { name: 'History' });
    const closed = panel.getByRole('row').filter({ hasText: 'Closed' }).first();
    await expect(closed).toContainText('Completed');
    await expect(closed).toContainText(people.programAdmin);
  });
});

test('a manager closes a project of their own; reasons that cannot be loaded are only logged', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.manager);
  const details = await openManaged(page, portal, managed);
  const dialog = dialogOf(page, 'Close Project');

  await test.step('without reasons the list is empty and nothing is said', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/api/project/closure/reasons?**', (route) =>
      route.fulfill({ status: 500, json: { message: 'No reasons today.' } }),
    );
    await details.getByRole('button', { name: 'Close Project' }).click();
    await expect.poll(() => warnings.join(' ')).toContain('No reasons today.');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.unroute('**/api/project/closure/reasons?**');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('with them it is closed', async () => {
    const again = await openManaged(page, portal, managed);
    await again.getByRole('button', { name: 'Close Project' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Other');
    await dialog.getByRole('button', { name: 'Close Project' }).click();
    await expect(toastOf(page, 'Project has been closed')).toBeVisible();
    await expect(detail(again, 'Project State')).toHaveText('Closed');
    await expect(again.getByRole('button', { name: 'Close Project' })).toHaveCount(0);
  });
});

test('what a project has come to is read by calls of its own', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, open);
  expect(await askApi(page, portal, '/company/1')).toMatchObject({ name: 'Client Example Inc.' });
  expect(await askApi(page, portal, '/auth/hostnames?companyId=1')).toEqual(['client.example']);

  await test.step('recommendations begin open, and go on with IC or W-2', async () => {
    const shown = async (key: string) =>
      (await askApi<Project>(page, portal, `/projects/${key}`)).currentStatus['initialRecommendation'];
    expect([await shown('1-1-000001'), await shown('1-1-000002')]).toEqual([undefined, 'OPEN']);
    expect(String(await shown('1-1-000004'))).toMatch(/^IC/);
    expect(String(await shown('1-1-000005'))).toMatch(/^W-2/);
  });

  await test.step('a status may be overridden by each classification that is decided', async () => {
    await openProject(page, portal, open);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Restructure Status Override' }).click();
    const list = dialogOf(page, 'Restructure Status Override').getByRole('combobox', { name: 'Status' });
    await expect(list.getByRole('option')).toHaveText([
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
  });
});

test('the list of projects is filtered by every status and state', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await page.getByRole('button', { name: 'Add Filter' }).click();
  const dialog = dialogOf(page, 'Add Filter');
  await expect(dialog.getByRole('radiogroup', { name: 'State' }).getByRole('radio')).toHaveCount(2);
  for (const state of ['Open', 'Closed'])
    await expect(dialog.getByRole('radiogroup', { name: 'State' }).getByLabel(state)).toBeVisible();
  const offered = (name: string) => dialog.getByRole('combobox', { name, exact: true }).getByRole('option');
  expect(await offered('Status').allTextContents()).toEqual(
    expect.arrayContaining(['Active', 'Pending', 'Void', 'Completed', 'Cancelled']),
  );
  await expect(offered('Document Status')).toHaveText([
    'Select …',
    'Pending',
    'Incomplete',
    'Pending Upload',
    'Pending Acceptance',
    'Pending Review',
    'Expired',
    'Complete',
  ]);
});
