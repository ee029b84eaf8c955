import type { Page } from '@playwright/test';
import { fillJob, next } from '../e2e/fillProject.ts';
import { dialogOf, heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';

test.use({ story: 'walk-wizard-rules' });
test.beforeEach(() => test.setTimeout(300_000));

const shown = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/programadmin/projects`);
  await settled(page);
  await page.getByRole('button', { name: 'New Project' }).click();
  await dialogOf(page, 'Select a company').getByRole('button', { name: 'OK' }).click();
  await expect(heading(page, 'Manager Details')).toBeVisible();
}

test('lists are looked up for the company, and people are found by pages', async ({ page, portal }) => {
  const asked: URL[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url())));
  const lastOf = (path: string) => asked.findLast(({ pathname }) => pathname === path)?.searchParams;
  await beSignedIn(page, portal, people.programAdmin);
  await begin(page, portal.url);

  await test.step('a manager by what is typed, asked for once the typing rests', async () => {
    const field = page.getByRole('combobox', { name: 'Manager User ID' });
    await field.click();
    await expect.poll(() => lastOf('/api/persons')?.get('search')).toBe('*');
    const before = asked.filter(({ pathname }) => pathname === '/api/persons').length;
    await field.pressSequentially('mona', { delay: 30 });
    await expect(page.getByRole('option', { name: /mona/i })).toHaveCount(1);
    expect(asked.filter(({ pathname }) => pathname === '/api/persons').length - before).toBe(1);
    const list = page.getByRole('listbox');
    expect((await list.boundingBox())?.height ?? 999).toBeLessThanOrEqual(300);
    await page.getByRole('option', { name: /mona/i }).click();
    await expect(page.getByLabel('Manager Phone Number')).not.toBeEditable();
  });

  await test.step('host names of the company', async () => {
    await page.getByRole('button', { name: 'New Manager' }).click();
    await expect.poll(() => lastOf('/api/auth/hostnames')?.get('companyId')).toBe('1');
    await page.getByRole('button', { name: 'Select Manager' }).click();
    await page.getByRole('combobox', { name: 'Manager User ID' }).fill('mona');
    await page.getByRole('option', { name: /mona/i }).click();
    await next(page);
  });

  await test.step('additional fields of every type, asked for with region 1', async () => {
    await expect(heading(page, 'Job Details')).toBeVisible();
    const fields = lastOf('/api/project/custom/fields');
    expect([fields?.get('companyId'), fields?.get('regionId')]).toEqual(['1', '1']);
  });

  await test.step('dates and numbers keep their rules', async () => {
    await fillJob(page, 'Rules');
    await page.getByLabel('Start Date').fill('');
    await page.getByLabel('End Date').fill('');
    await page.getByLabel('Budget').fill('');
    await next(page);
    await expect(shown(page, 'Project Start Date is required.')).toBeVisible();
    await expect(shown(page, 'Project End Date is required.')).toBeVisible();
    await expect(shown(page, 'Project Budget is required')).toBeVisible();
    await page.getByLabel('Start Date').fill('2026-12-01');
    await page.getByLabel('End Date').fill('2026-12-01');
    await page.getByLabel('Budget').click();
    await expect(page.locator('[data-field=projectEndDate] .field-error')).toHaveText(
      'End date has to be after the start date',
    );
    await next(page);
    await expect(page.getByLabel('End Date')).toBeFocused();
    await page.getByLabel('End Date').fill('2026-12-02');
    await expect(shown(page, 'End date has to be after the start date')).toHaveCount(0);
    await page.getByLabel('Budget').fill('-5');
    await next(page);
    await expect(page.locator('[data-field=projectAmount] .field-error')).not.toBeEmpty();
    await page.getByLabel('Budget').fill('0');
    for (const name of ['Predominantly On Site', 'W2 past 24 months']) {
      await expect(page.getByRole('radiogroup', { name }).getByRole('radio')).toHaveCount(2);
    }
    await next(page);
    await expect(heading(page, 'Contractor Details')).toBeVisible();
  });

  await test.step('contractors who were onboarded, and a place in Canada', async () => {
    await page.getByRole('button', { name: 'Existing Contractor' }).click();
    await page.getByRole('combobox', { name: 'IC User ID' }).click();
    await expect.poll(() => lastOf('/api/organization/onboarded/resources')?.get('companyId')).toBe('1');
    await page.getByRole('button', { name: 'New Contractor' }).click();
    await page.getByLabel('Contractor Email').fill('cara@freelance.example');
    await page.getByLabel('Contractor First Name').fill('cara');
    await page.getByLabel('Contractor Last Name').fill('canada');
    await page.getByLabel('Contractor Phone Number').fill('+1 416-555-0133');
    await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('Canada').check();
    const location = page.getByRole('combobox', { name: 'Location' });
    await expect(location.getByRole('option')).toHaveText([/^/, 'CA-EAST', 'CA-WEST']);
    await location.selectOption('CA-EAST');
    await next(page);
  });

  await test.step('places are looked up by their pattern', async () => {
    const pick = async (label: string, choice: string) => {
      await page.getByRole('combobox', { name: label }).fill(choice);
      await page.getByRole('option', { name: choice }).first().click();
    };
    await expect.poll(() => lastOf('/api/worklocations')?.get('filter')).toBe('*-*');
    expect(lastOf('/api/worklocations')?.get('regionId')).toBe('2');
    await pick('State', 'Ontario');
    await expect.poll(() => lastOf('/api/worklocations')?.get('filter')).toBe('*-ON-*');
    await expect(page.getByRole('combobox', { name: 'County' })).toBeVisible();
    await next(page);
    await expect(shown(page, 'County is required')).toBeVisible();
    await pick('County', 'Toronto');
    await expect.poll(() => lastOf('/api/worklocations')?.get('filter')).toBe('*-ON-Toronto-*');
    await expect(page.getByRole('combobox', { name: 'City' })).toBeVisible();
    await next(page);
    await expect(shown(page, 'City is required')).toBeVisible();
    await pick('City', 'Other');
    await next(page);
    await expect(heading(page, 'Review Project Details')).toBeVisible();
  });

  await test.step('a project that cannot be made is said, and is made for its manager and region at the second try', async () => {
    await page.route('**/api/project?*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Failed to create project, please try again.')).toHaveCount(1);
    await page.unroute('**/api/project?*');
    const creation = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/project',
    );
    await page
      .getByRole('button', { name: /Create|Retry|Try again/i })
      .first()
      .click();
    const made = await creation;
    expect(new URL(made.url()).searchParams.get('managerLogicalName')).toBe('manager@client.example');
    expect(made.postDataJSON()).toMatchObject({ regionId: 2, locationId: 11, workLocationId: 'CA-ON-Toronto-Other' });
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
    await page.getByRole('link', { name: 'Project Details' }).click();
    await expect(page).toHaveURL(/\/programadmin\/projectdetails\/1-2-\d{6}$/);
  });
});

test('additional fields are asked for by their types', async ({ page, portal }) => {
  const types = ['number', 'text_required', 'text', 'RADIO_BUTTON', 'pay'];
  await page.route('**/api/project/custom/fields?*', (route) =>
    route.fulfill({
      json: types.map((type, index) => ({
        id: 11 + index,
        label: `Own ${type}`,
        type,
        valueSelection: /RADIO|pay/.test(type) ? 'One,Two' : '',
      })),
    }),
  );
  await beSignedIn(page, portal, people.programAdmin);
  await begin(page, portal.url);
  await page.getByRole('combobox', { name: 'Manager User ID' }).fill('mona');
  await page.getByRole('option', { name: /mona/i }).click();
  await next(page);
  await next(page);
  for (const words of ['Own number is required', 'Own text_required is required', 'Own RADIO_BUTTON is required']) {
    await expect(shown(page, words)).toBeVisible();
  }
  await expect(shown(page, 'Own text is required')).toHaveCount(0);
  await page.getByLabel('Own number').fill('-2');
  await page.getByRole('textbox', { name: 'Own pay' }).fill('-7');
  await next(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/Own number must/)
      .first(),
  ).toBeVisible();
  // Refused, and not silently changed.
  await expect(shown(page, 'Own pay is not valid')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Own pay: Rate' }).getByRole('option')).toHaveText([
    /^/,
    'One',
    'Two',
  ]);
});

test('a project that is edited keeps the address of its manager, and is printed under the name export', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectedit/1-1-000002`);
  await expect(page.getByLabel('Manager Email')).not.toBeEditable();
  await page.getByLabel('Manager First Name').fill('');
  await page.getByLabel('Manager Last Name').fill('');
  await page.getByLabel('Manager Phone Number').fill('12');
  await next(page);
  await expect(shown(page, 'Manager First Name is required')).toBeVisible();
  await expect(shown(page, 'Manager Last Name is required')).toBeVisible();
  await expect(shown(page, 'Manager Phone Number is not valid')).toBeVisible();
  await page.getByLabel('Manager First Name').fill('Mona');
  await page.getByLabel('Manager Last Name').fill('Manager');
  await page.getByLabel('Manager Phone Number').fill('');
  await next(page);
  await next(page);
  await expect(heading(page, 'Contractor Details')).toBeVisible();
  await page.getByLabel('Contractor Phone Number').fill('');
  await next(page);
  await next(page);
  await expect(heading(page, 'Review Project Details')).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'export');
  await page.route('**/api/projects/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { code: 'internal' } }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Failed to update project, please try again.')).toHaveCount(1);
});
