import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';

test.use({ story: 'walk-reports' });

const columns = [
  'Project Number',
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
];

test('a predefined report is chosen, narrowed, cleared and taken away', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  const main = page.getByRole('main');
  const report = main.getByRole('combobox', { name: 'Report' });

  await test.step('the one of what is pending at first, reached from the reports', async () => {
    await page.goto(`${portal.url}/programadmin/reports/flexreport`);
    await settled(page);
    const asked = page.waitForRequest(/\/api\/projects\/report\/pending-review\?/);
    await main.getByRole('link', { name: 'Project Reports' }).click();
    const params = new URL((await asked).url()).searchParams;
    expect([params.get('size'), params.get('page')]).toEqual(['25', '0']);
    await expect(report.locator('option')).toHaveText([
      'Select …',
      'Pending Review',
      'Active',
      'Ending Soon',
      'Expired Documents',
      'Closed',
    ]);
    await expect(report.locator('option:checked')).toHaveText('Pending Review');
    await expect(main.getByRole('columnheader')).toHaveText(columns);
    await expect(main.locator('tbody tr')).toHaveCount(11);
  });

  await test.step('twenty-five rows of a longer one, a page at a time', async () => {
    await report.selectOption({ label: 'Active' });
    await expect(main.getByText(/^1–25 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(main.getByText(/^26–50 of \d+$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await expect(page.getByRole('option')).toHaveText(['5', '10', '15', '25', '50']);
    await page.keyboard.press('Escape');
  });

  await test.step('of one company, and of a range whose ends belong to it', async () => {
    await main.getByRole('combobox', { name: 'Company' }).selectOption({ label: 'Harbor Example Ltd.' });
    await expect(main.locator('tbody tr').filter({ hasNotText: /^2-/ })).toHaveCount(0);
    const start = main.getByLabel('From');
    const end = main.getByLabel('To', { exact: true });
    await start.fill('2020-01-01');
    await start.blur();
    await expect(main.locator('[data-field=startDate] .field-error')).toHaveText('Enter both dates.');
    await start.fill('');
    await end.fill('2039-12-31');
    await end.blur();
    await expect(main.locator('[data-field=endDate] .field-error')).toHaveText('Enter both dates.');
    await expect(main.locator('[data-field=startDate] .field-error')).toHaveCount(0);
    await end.fill('');
    await start.fill('2020-01-01');
    const asked = page.waitForRequest(/\/api\/projects\/report\/active\?.*endDate=/);
    await end.fill('2039-12-31');
    await end.blur();
    const params = new URL((await asked).url()).searchParams;
    expect([params.get('companyId'), params.get('startDate'), params.get('endDate')]).toEqual([
      '2',
      '2020-01-01',
      '2039-12-31',
    ]);
  });

  await test.step('the rows leave as CSV', async () => {
    await settled(page);
    const [name, lines] = await exported(page, main.getByRole('button', { name: 'Export CSV' }));
    expect(name).toMatch(/^\d{8}-Project Reports\.csv$/);
    expect(lines[0]).toMatch(/^Project Number,Manager Name,Manager Logical Name,/);
    expect(lines.slice(1).every((line) => line.startsWith('2-'))).toBe(true);
  });

  await test.step('everything but the report is cleared', async () => {
    await main.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(report.locator('option:checked')).toHaveText('Active');
    await expect(main.getByRole('combobox', { name: 'Company' }).locator('option:checked')).toHaveText('Select …');
    await expect(main.getByLabel('From')).toHaveValue('');
    await expect(main.locator('tbody tr').filter({ hasText: /^1-/ }).first()).toBeVisible();
  });

  await test.step('a failure is said', async () => {
    await page.route(/\/api\/projects\/report\/closed/, (route) =>
      route.fulfill({ status: 500, json: { message: '' } }),
    );
    await report.selectOption({ label: 'Closed' });
    await expect(page.getByText('Failed to get report result').first()).toBeVisible();
  });

  await test.step('reports that cannot be listed are said, and asked for again', async () => {
    await page.route('**/api/projects/report/list', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await page.goto(`${portal.url}/programadmin/reports/projects`);
    const failure = main.getByRole('alert').filter({ hasText: 'Failed to get report list' });
    await expect(failure).toBeVisible();
    await page.unroute('**/api/projects/report/list');
    await failure.getByRole('button').click();
    await expect(failure).toHaveCount(0);
    await expect(report.locator('option:checked')).toHaveText('Closed');
  });
});

test('projects are searched by what the server asks for', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.director);
  await page.goto(`${portal.url}/programadmin/projects/search`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Search');
  await settled(page);

  await test.step('its parameters, and every row when none is given', async () => {
    await expect(main.getByRole('combobox', { name: 'Report' })).toHaveCount(0);
    await expect(main.locator('form label')).toHaveText([
      'Company',
      'Project Status',
      'State',
      'Project Number',
      'Manager',
      'Contractor',
      'From',
      'To',
    ]);
    await main.getByRole('button', { name: 'Submit' }).click();
    // What does not fit beside the others is in the opened row.
    await expect(main.getByRole('columnheader')).toHaveText([
      'Details',
      'Project Number',
      'Project Name',
      'Company',
      'Manager Name',
      'IC Name',
      'Project Status',
      'State',
      'Start Date',
      'End Date',
      'Recommendation',
      'Budget',
      'Final Determination',
      'Actions',
    ]);
    await expect(main.locator('tbody tr.grid-row')).toHaveCount(25);
    await expect(main.getByText('1–25 of 128')).toBeVisible();
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await expect(page.getByRole('option')).toHaveText(['10', '25', '50', '100', '200', '250']);
    await page.getByRole('option', { name: '10', exact: true }).click();
    await expect(main.locator('tbody tr.grid-row')).toHaveCount(10);
  });

  await test.step('nothing has to be moved sideways, and what did not fit is one press away', async () => {
    const table = main.getByRole('group', { name: 'Project Search' });
    await expect.poll(() => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    await main.getByRole('button', { name: 'Show details' }).first().click();
    await expect(table.getByRole('term')).toHaveText(['Manager User ID', 'IC User ID']);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(main.getByRole('columnheader').getByText('Final Determination')).toHaveCount(0);
    await expect(table.getByRole('term').getByText('Final Determination')).toBeVisible();
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(main.getByRole('columnheader').getByText('Final Determination')).toBeVisible();
  });

  await test.step('several statuses at once, each a parameter of its own, by the enter key', async () => {
    const status = main.getByRole('combobox', { name: 'Project Status' });
    await status.click();
    await page.getByRole('option', { name: 'Completed', exact: true }).click();
    await page.getByRole('option', { name: 'Active', exact: true }).click();
    await page.keyboard.press('Escape');
    await main.getByRole('textbox', { name: 'Project Number' }).fill('1-1-00000');
    const asked = page.waitForRequest(/\/api\/flexreports\/100\?/);
    await main.getByRole('textbox', { name: 'Project Number' }).press('Enter');
    expect(new URL((await asked).url()).searchParams.getAll('status')).toEqual(['Completed', 'Active']);
    await expect(main.locator('tbody tr.grid-row')).toHaveCount(5);
  });

  await test.step('the rows leave as CSV with the day before the name', async () => {
    const [name, lines] = await exported(page, main.getByRole('button', { name: 'Export CSV' }));
    expect(name).toMatch(/^20\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])-Project Search\.csv$/);
    expect(lines[0]).toBe(
      'Project Number,Project Name,Company Name,Manager Name,Contractor Name,Project Status,State,Project Start Date,Project End Date,Recommendation,Budget,Final Determination Date,Manager User Id,Contractor User Id',
    );
    expect(lines).toHaveLength(6);
  });

  await test.step('an entry of the list takes all statuses away', async () => {
    await main.getByRole('combobox', { name: 'Project Status' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('* Clear All');
    await page.getByRole('option', { name: '* Clear All' }).click();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Completed', exact: true })).toHaveCount(0);
    const asked = page.waitForRequest(/\/api\/flexreports\/100\?/);
    await main.getByRole('button', { name: 'Submit' }).click();
    expect(new URL((await asked).url()).searchParams.getAll('status')).toEqual([]);
  });

  await test.step('a project that was found is opened', async () => {
    const number = await main.locator('tbody tr.grid-row td:nth-child(2)').first().innerText();
    await main.getByRole('link', { name: 'View' }).first().click();
    await expect(page).toHaveURL(`${portal.url}/programadmin/projectdetails/${number}`);
  });
});

test('a report asks for what it requires, and remembers it', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.admin);
  await page.goto(`${portal.url}/programadmin/reports/flexReport`);
  const main = page.getByRole('main');
  const report = main.getByRole('combobox', { name: 'Report' });
  await expect(report.locator('option')).toHaveText([
    'Select …',
    'Project Search',
    'Evaluations',
    'Contractors',
    'Manager Requests',
  ]);
  const labels = main.locator('form label');

  await test.step('nothing is searched without what is required', async () => {
    await report.selectOption({ label: 'Evaluations' });
    await expect(labels).toHaveText([/^Report/, /^Company/, 'Project Number', 'From', 'To']);
    let searches = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/flexreports/101')) searches += 1;
    });
    await main.getByRole('textbox', { name: 'Project Number' }).fill('1-1-00000');
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(main.getByText('Company is required').first()).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'Company' })).toHaveAttribute('aria-invalid', 'true');
    expect(searches).toBe(0);
    await main.getByRole('combobox', { name: 'Company' }).selectOption({ label: 'Client Example Inc.' });
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(heading(page, 'Evaluations')).toBeVisible();
    await expect(main.getByRole('columnheader')).toHaveText([
      'Project Number',
      'Project Name',
      'Company',
      'Evaluation Of',
      'Evaluation Status',
      'Score',
      'Completed On',
      'Actions',
    ]);
    expect(searches).toBe(1);
  });

  await test.step('what was chosen is there again at the next visit', async () => {
    await page.reload();
    await expect(report.locator('option:checked')).toHaveText('Evaluations');
    await expect(main.getByRole('combobox', { name: 'Company' }).locator('option:checked')).toHaveText(
      'Client Example Inc.',
    );
    await expect(main.getByRole('textbox', { name: 'Project Number' })).toHaveValue('1-1-00000');
  });

  await test.step('the next report asks for its own, and keeps what both ask for', async () => {
    await report.selectOption({ label: 'Contractors' });
    await expect(labels).toHaveText([/^Report/, 'Company', 'Contractor']);
    await expect(main.getByRole('combobox', { name: 'Company' }).locator('option:checked')).toHaveText(
      'Client Example Inc.',
    );
    await report.selectOption({ label: 'Manager Requests' });
    await expect(labels).toHaveText([/^Report/, 'Company', 'Project Number']);
  });

  await test.step('what one of them did not ask for is forgotten', async () => {
    await expect(main.getByRole('textbox', { name: 'Project Number' })).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('1-1-00000');
  });

  await test.step('a failure is said', async () => {
    await page.route(/\/api\/flexreports\/103/, (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Failed to get report result').first()).toBeVisible();
  });
});

async function exported(page: Page, button: Locator): Promise<readonly [string, readonly string[]]> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return [
    file.suggestedFilename(),
    (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n'),
  ];
}
