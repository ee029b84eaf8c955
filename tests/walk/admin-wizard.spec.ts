import type { Locator, Page } from '@playwright/test';
import { fillJob, next, pickPlace } from '../e2e/fillProject.ts';
import { dialogOf, heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';

test.use({ story: 'walk-admin-wizard' });
test.beforeEach(() => test.setTimeout(300_000));

const shown = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/programadmin/projects`);
  await settled(page);
  await page.getByRole('button', { name: 'New Project' }).click();
}

async function pickPerson(field: Locator, beginning: string): Promise<void> {
  await field.fill(beginning);
  await field
    .page()
    .getByRole('option')
    .filter({ hasText: new RegExp(beginning, 'i') })
    .first()
    .click();
}

/** Resolves once the wizard keeps these words: it hears of what is filled in later than the form does. */
function heard(page: Page, words: string): Promise<unknown> {
  return page.waitForRequest(
    (request) =>
      request.method() === 'PUT' &&
      request.url().includes('/api/drafts/') &&
      request.postData()?.includes(words) === true,
  );
}

test('a program administrator makes a project for a new manager and a new contractor', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  const chooser = dialogOf(page, 'Select a company');

  await test.step('a company is asked for first', async () => {
    await begin(page, portal.url);
    await expect(chooser.getByRole('button', { name: 'OK' })).toBeVisible();
    await chooser.getByRole('button', { name: 'Close' }).first().click();
    await expect(chooser).toBeHidden();
    await page.getByRole('button', { name: 'New Project' }).click();
    const company = chooser.getByRole('combobox', { name: 'Company' });
    await company.selectOption('');
    await chooser.getByRole('button', { name: 'OK' }).click();
    await expect(chooser.getByText('Company is required').first()).toBeVisible();
    await company.selectOption({ label: 'Client Example Inc.' });
    await chooser.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/programadmin\/project\/new/);
  });

  await test.step('five steps in their order', async () => {
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveText([
      /Manager Details/,
      /Job Details/,
      /Contractor Details/,
      /Work Location/,
      /Review Project Details/,
    ]);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  });

  await test.step('a manager is picked among those of the company', async () => {
    await expect(page.getByRole('button', { name: 'Select Manager', pressed: true })).toBeVisible();
    await next(page);
    await expect(shown(page, 'Please select a manager')).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes('manager=true'));
    await page.getByRole('combobox', { name: 'Manager User ID' }).fill('mo');
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('companyId'), searchParams.get('size')]).toEqual(['1', '10']);
    const known = heard(page, 'manager@client.example');
    await pickPerson(page.getByRole('combobox', { name: 'Manager User ID' }), 'mona');
    await expect(page.getByLabel('Manager Email')).toHaveValue('manager@client.example');
    await expect(page.getByLabel('Manager First Name')).toHaveValue('Mona');
    await known;
  });

  await test.step('a new manager is named', async () => {
    await page.getByRole('button', { name: 'New Manager' }).click();
    for (const label of ['Company', 'Title', 'Department'])
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Proxy Manager' })).toBeVisible();
    await next(page);
    for (const words of [
      'Manager Username is required',
      'Manager Host Name is required',
      'Manager First Name is required',
      'Manager Last Name is required',
    ]) {
      await expect(shown(page, words)).toBeVisible();
    }
    await page.getByLabel('Manager Username').fill('ned!');
    await page.getByLabel('Manager Phone Number').fill('12');
    await next(page);
    await expect(
      shown(
        page,
        'Manager Username must not contain any of these special characters: ! @ # $ % ^ & * ( ) = [ ] { } ; : \' " , < > / ? \\ | ~ `, spaces and letters other than a to z',
      ),
    ).toBeVisible();
    await expect(shown(page, 'Manager Phone Number is not valid')).toBeVisible();
    await page.getByLabel('Manager Username').fill('Ned.New');
    await expect(page.getByRole('combobox', { name: 'Manager Host Name' }).getByRole('option')).toHaveText([
      /^/,
      'client.example',
    ]);
    await page.getByRole('combobox', { name: 'Manager Host Name' }).selectOption('client.example');
    await page.getByLabel('Manager First Name').fill('ned');
    await page.getByLabel('Manager Last Name').fill('new');
    await page.getByLabel('Manager Phone Number').fill('2025550188');
    await expect(page.getByLabel('Manager Email')).toHaveValue('ned.new@client.example');
    await next(page);
  });

  await test.step('a job, which may need no evaluation', async () => {
    await expect(heading(page, 'Job Details')).toBeVisible();
    const today = new Date();
    const year = today.getMonth() === 11 && today.getDate() === 31 ? today.getFullYear() + 1 : today.getFullYear();
    await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue(`${year}-12-31`);
    await fillJob(page, 'Administered');
    await page.getByRole('checkbox', { name: 'No evaluation required' }).check();
    await next(page);
  });

  await test.step('a new contractor, or one that is known', async () => {
    await expect(heading(page, 'Contractor Details')).toBeVisible();
    await page.getByRole('button', { name: 'Existing Contractor' }).click();
    const known = heard(page, 'contractor@studio.example');
    await pickPerson(page.getByRole('combobox', { name: 'IC User ID' }), 'cleo');
    await expect(page.getByLabel('Contractor Email')).toHaveValue('contractor@studio.example');
    await expect(page.getByLabel('Contractor First Name')).toHaveValue('Cleo');
    await expect(page.getByLabel('Contractor Phone Number')).toHaveValue('(202) 555-0142');
    await known;
    await page.getByRole('button', { name: 'New Contractor' }).click();
    await expect(page.getByLabel('Contractor Email')).toHaveValue('');
    await page.getByLabel('Contractor Email').fill('Olga.Old@Freelance.example');
    await page.getByLabel('Contractor First Name').fill('olga');
    await page.getByLabel('Contractor Last Name').fill('old');
    await page.getByLabel('Contractor Phone Number').fill('+1 202-555-0166');
    await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('United States').check();
    await page.getByRole('combobox', { name: 'Location' }).selectOption('US-EAST');
    await next(page);
    await pickPlace(page);
    await next(page);
  });

  await test.step('everything is shown again and can be printed, and the project is made', async () => {
    await expect(heading(page, 'Review Project Details')).toBeVisible();
    for (const words of ['Administered', 'ned.new@client.example', 'Pasadena']) {
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    }
    for (const number of ['(202) 555-0188', '(202) 555-0166']) {
      await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    const creation = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/api\/project\b/.test(request.url()),
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    expect((await creation).postDataJSON()).toMatchObject({
      noEval: true,
      regionId: 1,
      locationId: 22,
      createManager: true,
      managerInfo: {
        firstName: 'Ned',
        lastName: 'New',
        email: 'ned.new@client.example',
        phoneNumber: '2025550188',
        companyId: 1,
      },
      candidate: { candidateEmail: 'olga.old@freelance.example', candidatePhone: '2025550166' },
    });
    await expect(page.getByText('Project successfully created.')).toBeVisible();
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
    await page.getByRole('link', { name: 'Project Details' }).click();
    await expect(page).toHaveURL(/\/programadmin\/projectdetails\/1-1-\d{6}$/);
    await expect(page.getByText('Administered').first()).toBeVisible();
  });

  await test.step('the next new project begins from nothing', async () => {
    await begin(page, portal.url);
    await chooser.getByRole('button', { name: 'OK' }).click();
    await expect(heading(page, 'Manager Details')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Manager User ID' })).toHaveValue('');
  });
});

test('a demo project is edited in the same steps without anything being asked again', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectedit/1-1-000001`);
  await expect(page.getByLabel('Manager First Name')).toHaveValue('Mona');
  for (const name of ['Job Details', 'Contractor Details', 'Work Location', 'Review Project Details']) {
    await next(page);
    await expect(heading(page, name)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Project successfully updated.')).toBeVisible();
  await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
  await page.getByRole('link', { name: 'Project Details' }).click();
  await expect(page).toHaveURL(/\/programadmin\/projectdetails\/1-1-000001$/);
});
