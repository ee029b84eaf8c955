import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { fillJob, next, pickPlace } from './fillProject.ts';
import { dialogOf, filterBy, heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'lists' });

test(
  'a field that is opened before its code has arrived suggests people once it has',
  long,
  async ({ page, portal }) => {
    const opened = Promise.withResolvers<void>();
    await page.route('**/PagedOptions-*.js', async (route) => {
      await opened.promise;
      await route.continue();
    });
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/project/new?companyId=1`);
    await page.getByRole('combobox', { name: 'Manager User ID' }).click();
    await expect(page.getByText('Loading')).toBeVisible();
    opened.resolve();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
);

test('a program administrator creates, edits, finds and reports a project', long, async ({ page, portal }) => {
  test.setTimeout(120_000);
  await beSignedIn(page, portal, people.programAdmin);

  await test.step('creates it for a manager and a contractor who are known', async () => {
    await page.goto(`${portal.url}/programadmin/projects`);
    await settled(page);
    await page.getByRole('button', { name: 'New Project' }).click();
    const chooser = dialogOf(page, 'Select a company');
    await expect(pickedOf(chooser.getByRole('combobox', { name: 'Company' }))).toHaveText('Client Example Inc.');
    await chooser.getByRole('button', { name: 'OK' }).click();
    await expect(heading(page, 'Manager Details')).toBeVisible();

    await next(page);
    await expect(page.getByText('Please select a manager').first()).toBeVisible();
    await pickPerson(page.getByRole('combobox', { name: 'Manager User ID' }), 'mona');
    await expect(page.getByLabel('Manager Email')).toHaveValue('manager@client.example');
    await next(page);

    await fillJob(page, 'Library annex');
    await expect(page.getByRole('checkbox', { name: 'No evaluation required' })).toBeVisible();
    await next(page);

    await page.getByRole('button', { name: 'Existing Contractor' }).click();
    await pickPerson(page.getByRole('combobox', { name: 'IC User ID' }), 'cleo');
    await expect(page.getByLabel('Contractor Email')).toHaveValue('contractor@studio.example');
    await expect(page.getByLabel('Contractor Phone Number')).toHaveValue('(202) 555-0142');
    await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('United States').check();
    await page.getByRole('combobox', { name: 'Location' }).selectOption('US-WEST');
    await next(page);
    await pickPlace(page);
    await next(page);

    await expect(heading(page, 'Review Project Details')).toBeVisible();
    await expect(page.getByText('Library annex')).toBeVisible();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
    await page.getByRole('link', { name: 'Project Details' }).click();
    await expect(page.getByText('Library annex').first()).toBeVisible();
  });

  const projectNumber = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('edits it in the same steps, filled in', async () => {
    await page.goto(`${portal.url}/programadmin/projectedit/${projectNumber}`);
    await expect(page.getByLabel('Manager First Name')).toHaveValue('Mona');
    await next(page);
    await page.getByLabel('Project Name').fill('Library annex, second floor');
    await next(page);
    await expect(pickedOf(page.getByRole('combobox', { name: 'Location' }))).toHaveText('US-WEST');
    await next(page);
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(/Pasadena/);
    await next(page);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Project successfully updated.')).toBeVisible();
  });

  await test.step('filters the list and takes it away as CSV', async () => {
    await page.goto(`${portal.url}/programadmin/projects`);
    await filterBy(page, 'Project Key', projectNumber);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^\d{8}-Project List\.csv$/);
    const [head, line, ...rest] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('Project Number,Manager Name');
    expect([line?.split(',')[0], rest]).toEqual([projectNumber, []]);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(15);
  });

  await test.step('searches it', async () => {
    await page.getByRole('link', { name: 'Project Search' }).click();
    await page.getByRole('textbox', { name: 'Project Number' }).fill(projectNumber);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: 'Library annex, second floor' })).toBeVisible();
  });

  await test.step('runs reports, and finds the chosen one again', async () => {
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('combobox', { name: 'Report' }).selectOption({ label: 'Evaluations' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Company is required').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Company' }).selectOption({ label: 'Client Example Inc.' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(heading(page, 'Evaluations')).toBeVisible();
    await page.goto(`${portal.url}/programadmin/reports/flexreport`);
    await expect(pickedOf(page.getByRole('combobox', { name: 'Company' }))).toHaveText('Client Example Inc.');

    await page.getByRole('link', { name: 'Project Reports' }).click();
    await expect(pickedOf(page.getByRole('combobox', { name: 'Report' }))).toHaveText('Pending Review');
    await page.getByRole('combobox', { name: 'Report' }).selectOption({ label: 'Closed' });
    await expect(page.getByRole('main').getByText('Completed').first()).toBeVisible();
  });
});

/** Returns the selected option of a drop-down list. */
function pickedOf(list: Locator): Locator {
  return list.locator('option:checked');
}

/** Types the beginning of a name and selects the first suggested person. */
async function pickPerson(field: Locator, beginning: string): Promise<void> {
  await field.fill(beginning);
  await field
    .page()
    .getByRole('option')
    .filter({ hasText: new RegExp(beginning, 'i') })
    .first()
    .click();
}
