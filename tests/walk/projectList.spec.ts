import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';

test.use({ story: 'walk-project-list' });

test('the project list is paged, read, edited and begun as an administrator does it', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  const main = page.getByRole('main');

  await test.step('fifteen at first, a page at a time from the server', async () => {
    const asked = page.waitForRequest(isList);
    await page.goto(`${portal.url}/programadmin/projects`);
    expect(paramsOf(await asked)).toEqual({ page: '0', size: '15' });
    await settled(page);
    await expect(main.getByRole('columnheader')).toHaveText([
      'Project Key',
      'Manager Name',
      'Manager User ID',
      'IC Name',
      'IC User ID',
      'Recommendation',
      'State',
      'Start Date',
      'End Date',
      'Project Status',
      'Final Determination',
      'Actions',
    ]);
    await expect(main.locator('tbody tr')).toHaveCount(15);
    await expect(main.getByText('1–15 of 128')).toBeVisible();
    const next = page.waitForRequest(isList);
    await page.getByRole('button', { name: 'Next page' }).click();
    expect(paramsOf(await next)).toEqual({ page: '1', size: '15' });
    await expect(main.getByText('16–30 of 128')).toBeVisible();
  });

  await test.step('as many as are chosen, remembered by the browser', async () => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await expect(page.getByRole('option')).toHaveText(['5', '10', '15', '25', '50']);
    const asked = page.waitForRequest(isList);
    await page.getByRole('option', { name: '50' }).click();
    expect(paramsOf(await asked)).toEqual({ page: '0', size: '50' });
    await expect(main.locator('tbody tr')).toHaveCount(50);
    expect(
      await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.includes('pagination'))),
    ).toHaveLength(1);
    await page.reload();
    await expect(main.locator('tbody tr')).toHaveCount(50);
  });

  await test.step('a completed project stands out in red', async () => {
    const chip = main.getByText('Completed', { exact: true }).first();
    const colour = await chip.evaluate((part) => getComputedStyle(part).color);
    expect(colour).toBe('rgb(179, 38, 30)');
    await expect(main.getByText('Active', { exact: true }).first()).not.toHaveCSS('color', colour);
  });

  await test.step('each is viewed and edited', async () => {
    const row = main.getByRole('row').filter({ hasText: '1-1-000003' });
    await row.getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(`${portal.url}/programadmin/projectdetails/1-1-000003`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1-1-000003');
    await page.goBack();
    await row.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`${portal.url}/programadmin/projectedit/1-1-000003`);
    await page.goBack();
  });

  await test.step('a new one begins with its company', async () => {
    const clients = page.waitForResponse(/\/api\/project\/clients/);
    await page.getByRole('button', { name: 'New Project' }).click();
    expect((await clients).status()).toBe(200);
    const chooser = dialogOf(page, 'Select a company');
    const company = chooser.getByRole('combobox', { name: 'Company' });
    await expect(company.locator('option')).toHaveText(['Select …', 'Client Example Inc.', 'Harbor Example Ltd.']);
    await company.selectOption({ index: 0 });
    await chooser.getByRole('button', { name: 'OK' }).click();
    await expect(chooser.getByText('Company is required')).toHaveCount(1);
    await company.selectOption({ label: 'Harbor Example Ltd.' });
    await chooser.getByRole('button', { name: 'Close' }).last().click();
    await expect(chooser).toBeHidden();
    await page.getByRole('button', { name: 'New Project' }).click();
    await company.selectOption({ label: 'Harbor Example Ltd.' });
    await chooser.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/programadmin\/project\/new\?companyId=2(&draft=\w+)?$/);
  });
});

test('the project list is filtered by its company, its people and by more', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  const main = page.getByRole('main');
  const dialog = dialogOf(page, 'Add Filter');

  await test.step('company, manager and contractor come first', async () => {
    await page.getByRole('button', { name: 'Add Filter' }).click();
    await expect(dialog.locator('label')).toHaveText([
      'Company',
      'Manager User ID',
      'Manager First Name',
      'Manager Last Name',
      'IC User ID',
      'IC First Name',
      'IC Last Name',
      'Project Key',
      'Type',
      'Open',
      'Closed',
      'Status',
      'Recommendation',
      'Document Status',
      'Start Date',
      'End Date',
      'Organisation',
    ]);
    const choices = (name: string) => dialog.getByRole('combobox', { name, exact: true }).locator('option');
    await dialog.getByRole('combobox', { name: 'Company' }).click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Client Example Inc.',
      'Harbor Example Ltd.',
    ]);
    await page.getByRole('option', { name: 'Client Example Inc.' }).click();
    await expect(choices('Type')).toHaveText([
      'Select …',
      'Special Circumstance',
      'Evaluation',
      'Exempt',
      'No Evaluation',
    ]);
    await expect(dialog.getByRole('radiogroup', { name: 'State' }).getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByText('More Filters')).toBeVisible();
    const statuses = await choices('Status').allTextContents();
    expect(statuses.slice(0, 6)).toEqual(['Select …', 'Active', 'Pending', 'Void', 'Completed', 'Cancelled']);
    expect(statuses).toEqual(expect.arrayContaining(['W-2', 'IC', 'Void']));
  });

  await test.step('what is chosen goes along in one line, and is shown', async () => {
    await dialog.getByRole('textbox', { name: 'Manager User ID' }).fill(everybody.manager);
    await dialog.getByRole('textbox', { name: 'Manager First Name' }).fill('mon');
    await dialog.getByRole('textbox', { name: 'Manager Last Name' }).fill('Manager');
    await dialog.getByRole('textbox', { name: 'IC User ID' }).fill(everybody.contractor);
    await dialog.getByRole('textbox', { name: 'IC First Name' }).fill('Cleo');
    await dialog.getByRole('textbox', { name: 'IC Last Name' }).fill('Contractor');
    await dialog.getByRole('textbox', { name: 'Project Key' }).fill('1-1-');
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Evaluation' });
    await dialog.getByRole('radiogroup', { name: 'State' }).getByLabel('Closed').check();
    await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Completed' });
    await dialog.getByLabel('Start Date').fill('2020-01-01');
    await dialog.getByLabel('End Date').fill('2039-12-31');
    const asked = page.waitForRequest(isList);
    await dialog.getByRole('button', { name: 'Apply Filters' }).click();
    const { filter, ...others } = paramsOf(await asked);
    expect((filter ?? '').split(';')).toEqual([
      'projectNumber|contains|1-1-',
      'companyId|equals|1',
      'contractorType|equals|Eval',
      'state|equals|CLOSED',
      'status|equals|Completed',
      'projectStartDate|equalsafter|2020-01-01',
      'projectEndDate|equalsbefore|2039-12-31',
    ]);
    expect(others).toMatchObject({
      managerLogicalName: `*${everybody.manager}*`,
      managerFirstName: '*mon*',
      managerLastName: '*Manager*',
      contractorFirstName: '*Cleo*',
      contractorLastName: '*Contractor*',
    });
    await expect(main.locator('tbody tr')).toHaveCount(1);
    await expect(main.locator('tbody tr')).toContainText('1-1-000006');
  });

  await test.step('the filtered rows leave as CSV, a hundred at most, under the names of the fields', async () => {
    const asked = page.waitForRequest((request) => isList(request) && request.url().includes('size=100'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(paramsOf(await asked)).toMatchObject({ size: '100', page: '0', managerFirstName: '*mon*' });
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^\d{8}-Project List\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe(
      'Project Number,Manager Name,Manager Logical Name,Contractor Name,Contractor Logical Name,Current Status Recommendation,Current Status State,Project Start Date,Project End Date,Current Status Status,Current Status Final Determination Date',
    );
    expect(lines).toHaveLength(2);
  });

  await test.step('one filter is taken away, then all of them', async () => {
    await main.locator('.MuiChip-root', { hasText: 'State: Closed' }).locator('.MuiChip-deleteIcon').click();
    await expect(main.getByText('State: Closed')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(main.getByText('1–15 of 128')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
  });

  await test.step('a record that the list is filtered by is named, after a reload too', async () => {
    await page.getByRole('button', { name: 'Add Filter' }).click();
    await dialog.getByRole('combobox', { name: 'Organisation' }).fill('Amara Cas');
    await page.getByRole('option', { name: /^Amara Castro/ }).click();
    await dialog.getByRole('button', { name: 'Apply Filters' }).click();
    const chip = main.getByText(/^Organisation: Amara Castro/);
    await expect(chip).toBeVisible();
    await page.reload();
    await expect(chip).toBeVisible();
    await expect(main.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(main.getByText('1–15 of 128')).toBeVisible();
  });

  await test.step('nothing that fits says so', async () => {
    await page.getByRole('button', { name: 'Add Filter' }).click();
    await dialog.getByRole('textbox', { name: 'IC Last Name' }).fill('Nobody at all');
    await dialog.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(main.locator('tbody tr')).toHaveCount(0);
    await main.getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect(main.locator('tbody tr')).toHaveCount(15);
  });

  await test.step('a file that cannot be had is said as an error', async () => {
    await page.route(/\/api\/projects\/list\?.*size=100/, (route) =>
      route.fulfill({ status: 500, json: { message: '' } }),
    );
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Error downloading CSV' });
    await expect(failure).toHaveClass(/fw-error/);
  });
});

test('managers get the projects of theirs, and a proxy those of the company', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.manager);
  await expectList(page, `${portal.url}/manager/projects`, {
    page: '0',
    size: '50',
    managerLogicalName: everybody.manager,
  });
  await beSignedIn(page, portal, everybody.proxyManager);
  const whole = { page: '0', size: '1000', sort: '-projectStartDate' };
  const asked = page.waitForRequest(isList);
  await page.goto(`${portal.url}/manager/projects`);
  const { page: first = '0', ...others } = paramsOf(await asked);
  expect({ page: first, ...others }).toEqual(whole);
  await settled(page);
  await expect(page.getByRole('main').getByText(/^1–50 of \d+$/)).toBeVisible();
});

test('a program director reads which evaluations wait for a determination', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.director);
  await page.goto(`${portal.url}/programdirector/evals`);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader')).toHaveText([
    'Project Number',
    'Project Name',
    'Manager Name',
    'IC Name',
    'Initial Recommendation',
    'Start Date',
    'Actions',
  ]);
  await expect(main.locator('tbody tr')).toHaveCount(11);
  await main.getByRole('link', { name: 'View' }).first().click();
  await expect(page).toHaveURL(/\/programadmin\/projectdetails\/\d-\d-\d{6}$/);
});

function isList(request: Request): boolean {
  return request.url().includes('/api/projects/list');
}

function paramsOf(request: Request): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(new URL(request.url()).searchParams);
}

async function expectList(page: Page, url: string, expected: Readonly<Record<string, string>>): Promise<void> {
  const asked = page.waitForRequest(isList);
  await page.goto(url);
  expect(paramsOf(await asked)).toMatchObject(expected);
}
