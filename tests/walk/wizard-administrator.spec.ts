import type { Page } from '@playwright/test';
import { fillContractor, fillJob, next, pickPlace } from '../e2e/fillProject.ts';
import { detail, dialogOf, heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';

test.use({ story: 'walk-wizard-administrator' });

const alerts = (page: Page) => page.getByRole('alert').getByRole('link');
const optionsOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).locator('option').allInnerTexts();

const person = {
  email: 'Wanda.Walker@Freelance.Example',
  firstName: 'wanda',
  lastName: 'walker',
  phone: '(202) 555-0199',
} as const;

test('a project is created for a new manager, from the choice of a client to its details', async ({ page, portal }) => {
  await beSignedIn(page, portal, 'director@formwork.example');
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);

  await test.step('a client is chosen first', async () => {
    await page.getByRole('main').getByRole('button', { name: 'New Project' }).click();
    const dialog = dialogOf(page, 'Select a company');
    await expect(dialog.getByRole('heading')).toHaveText('Select a company');
    await dialog.getByRole('combobox', { name: 'Company' }).selectOption('');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialog.getByText('Company is required').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'New Project' }).click();
    await dialog.getByRole('combobox', { name: 'Company' }).selectOption({ label: 'Client Example Inc.' });
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await page.waitForURL('**/programadmin/project/new?companyId=1');
    const search = page.waitForRequest((request) => request.url().includes('/persons?'));
    await page.getByRole('combobox', { name: 'Manager User ID' }).click();
    const asked = new URL((await search).url()).searchParams;
    expect([asked.get('companyId'), asked.get('size'), asked.get('manager')]).toEqual(['1', '10', 'true']);
    await page.keyboard.press('Escape');
  });

  await test.step('the steps stand in their order, and the first has no way back', async () => {
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveText([
      /Manager Details$/,
      /Job Details$/,
      /Contractor Details$/,
      /Work Location$/,
      /Review Project Details$/,
    ]);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
    await expect(page.getByRole('group', { name: 'Manager' }).getByRole('button')).toHaveText([
      'Select Manager',
      'New Manager',
    ]);
    await next(page);
    await expect(page.getByText('Please select a manager').first()).toBeVisible();
  });

  await test.step('a new manager has a user name at a host of the client', async () => {
    const hosts = page.waitForRequest((request) => request.url().includes('/auth/hostnames'));
    await page.getByRole('button', { name: 'New Manager' }).click();
    expect(new URL((await hosts).url()).searchParams.get('companyId')).toBe('1');
    expect(await optionsOf(page, 'Manager Host Name')).toEqual(['Select …', 'client.example']);
    await next(page);
    for (const text of [
      'Manager Username is required',
      'Manager Host Name is required',
      'Manager First Name is required',
      'Manager Last Name is required',
    ])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Manager Username' }).fill('wil m@');
    await page.getByRole('combobox', { name: 'Manager Host Name' }).selectOption('client.example');
    await page.getByRole('textbox', { name: 'Manager Phone Number' }).fill('12');
    await next(page);
    await expect(
      page.getByText(/^Manager Username must not contain any of these special characters: ! @ #/).first(),
    ).toBeVisible();
    await expect(page.getByText('Manager Phone Number is not valid').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Manager Username' }).fill('wilma+a.b_c-d');
    await page.getByRole('textbox', { name: 'Manager First Name' }).fill('Wilma');
    await page.getByRole('textbox', { name: 'Manager Last Name' }).fill('West');
    await page.getByRole('textbox', { name: 'Manager Phone Number' }).fill('(202) 555-0143');
    await page.getByRole('checkbox', { name: 'Proxy Manager' }).check();
    await expect(page.getByRole('textbox', { name: 'Manager Email' })).toHaveValue('wilma+a.b_c-d@client.example');
    await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toHaveValue('Client Example Inc.');
    for (const name of ['Title', 'Department'])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
    await next(page);
  });

  await test.step('the job says what it lacks', async () => {
    await expect(heading(page, 'Job Details')).toBeVisible();
    const names = (await optionsOf(page, 'Job Function')).slice(1);
    expect(names).toEqual([...names].sort());
    const today = await page.evaluate(() => new Date());
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(today.toISOString().slice(0, 10));
    const tomorrow = new Date(today.getTime() + 86_400_000);
    await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue(`${tomorrow.getUTCFullYear()}-12-31`);
    await expect(page.getByRole('textbox', { name: 'Cost Center' })).toHaveAttribute('placeholder', 'CC-0000');
    await expect(page.getByText('The four digits of your department. If none, use n/a.')).toBeVisible();
    for (const name of ['Predominantly On Site', 'W2 past 24 months'])
      await expect(page.getByRole('radiogroup', { name }).getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('checkbox', { name: 'No evaluation required' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Start Date' }).fill('');
    await page.getByRole('textbox', { name: 'End Date' }).fill('');
    await next(page);
    await expect(alerts(page)).toHaveText([
      'Job Function is required',
      'Job Function Description is required',
      'I agree that the above job description closely matches that of my project',
      'Project Name is required',
      'Project Description is required',
      'Project Start Date is required.',
      'Project End Date is required.',
      'Project Budget is required',
      'Cost Center is required',
      'Billing cycle is required',
      'Agreed rate is required',
    ]);
  });

  await test.step('the agreement is asked for again when the job changes, and the end comes after the start', async () => {
    await fillJob(page, 'Walked Project');
    await page.getByRole('combobox', { name: 'Job Function', exact: true }).selectOption({ label: 'Graphic Design' });
    const agreement = page.getByRole('checkbox', { name: 'I agree that the above job description' });
    await expect(agreement).not.toBeChecked();
    await agreement.check();
    expect(await optionsOf(page, 'Billing cycle')).toEqual(['Select …', 'Weekly', 'Monthly', 'On completion']);
    expect(await optionsOf(page, 'Agreed rate: Rate')).toEqual(['Rate', 'Hourly', 'Daily', 'Fixed']);
    await page.getByRole('textbox', { name: 'Budget' }).fill('-1');
    await page.getByRole('textbox', { name: 'Start Date' }).fill('2030-01-02');
    await page.getByRole('textbox', { name: 'End Date' }).fill('2030-01-02');
    await next(page);
    await expect(page.getByText('End date has to be after the start date').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Budget' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Budget' }).fill('12000');
    await page.getByRole('textbox', { name: 'End Date' }).fill('2030-01-03');
    await page.getByRole('textbox', { name: 'Project Description' }).fill('x'.repeat(4097));
    await expect(page.getByText(/4,?097.*4,?096/).first()).toBeVisible();
    await next(page);
    await expect(page.getByRole('textbox', { name: 'Project Description' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Project Description' }).fill('x'.repeat(4096));
    await next(page);
  });

  await test.step('a contractor is new or known', async () => {
    await expect(heading(page, 'Contractor Details')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveCount(0);
    const known = page.waitForRequest((request) => request.url().includes('/organization/onboarded/resources'));
    await page.getByRole('button', { name: 'Existing Contractor' }).click();
    expect(new URL((await known).url()).searchParams.get('companyId')).toBe('1');
    await page.getByRole('combobox', { name: 'IC User ID' }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByLabel('Contractor Email')).not.toHaveValue('');
    await expect(page.getByLabel('Contractor First Name')).not.toHaveValue('');
    await page.getByRole('button', { name: 'New Contractor' }).click();
    await expect(page.getByLabel('Contractor Email')).toHaveValue('');
    await fillContractor(page, person);
    const locations = (await optionsOf(page, 'Location')).slice(1);
    expect(locations).toEqual([...locations].sort());
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, 'Job Details')).toBeVisible();
    await next(page);
    await expect(page.getByLabel('Contractor Last Name')).toHaveValue(/walker/i);
    await next(page);
  });

  await test.step('the place is chosen from the state down', async () => {
    await expect(page.getByText('Where is the work performed?')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveCount(0);
    await next(page);
    await expect(page.getByText('State is required').first()).toBeVisible();
    await pickPlace(page);
    await expect(page.getByText('Pick Other if you do not know the city.')).toBeVisible();
    await next(page);
  });

  await test.step('all is reviewed, created and found again', async () => {
    await expect(heading(page, 'Review Project Details')).toBeVisible();
    for (const name of ['Manager Details', 'Job Details', 'Contractor Details', 'Work Location'])
      await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/project'));
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      projectName: 'Walked Project',
      projectBudget: 12000,
      regionId: 1,
      workLocationId: 'US-CA-Los Angeles-Pasadena',
      createManager: true,
      managerInfo: { firstName: 'Wilma', lastName: 'West', email: 'wilma+a.b_c-d@client.example', companyId: 1 },
      candidate: {
        candidateEmail: 'wanda.walker@freelance.example',
        candidateFirstName: 'Wanda',
        candidatePhone: '2025550199',
      },
      additionalFields: [
        { field: { id: 1 }, value: 'Monthly' },
        { field: { id: 2 }, value: '50 Hourly' },
      ],
    });
    await expect(page.getByText('Project successfully created.')).toBeVisible();
    await expect(page.getByText('Thank you for submitting your project.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Project Details' }).click();
    await page.waitForURL(/\/programadmin\/projectdetails\/1-1-\d+$/);
    await settled(page);
    await page.getByRole('tab', { name: 'Summary' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Summary' });
    await expect(detail(panel, 'City')).toHaveText('Pasadena');
  });
});

test('a project is corrected from its first step to its last without being asked again', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectedit/1-1-000003`);
  for (const name of ['Manager Details', 'Job Details', 'Contractor Details', 'Work Location']) {
    await expect(heading(page, name)).toBeVisible();
    await settled(page);
    if (name === 'Work Location') await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Pasadena');
    await next(page);
  }
  await expect(heading(page, 'Review Project Details')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Project successfully updated.')).toBeVisible();
  await page.getByRole('link', { name: 'Project Details' }).click();
  await page.waitForURL('**/programadmin/projectdetails/1-1-000003');
});
