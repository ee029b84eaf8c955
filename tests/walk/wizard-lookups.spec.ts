import type { Page } from '@playwright/test';
import { fillContractor, fillJob, next, pickPlace } from '../e2e/fillProject.ts';
import { detail, dialogOf, heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { askApi, toastOf } from './openManaged.ts';
import { openProject } from './openProject.ts';
import { seenAs } from './seenAs.ts';

test.use({ story: 'walk-wizard-lookups' });
test.beforeEach(() => test.setTimeout(300_000));

const person = { email: 'lola.look@freelance.example', firstName: 'Lola', lastName: 'Look', phone: '2025550177' };
const places = '**/api/worklocations?*';
const creation = (url: URL) => url.pathname === '/api/project';

async function pickManager(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Manager User ID' }).fill('mona');
  await page.getByRole('option', { name: /mona/i }).click();
  await next(page);
  await expect(heading(page, 'Job Details')).toBeVisible();
}

test('a new project is begun with what is known of its company', async ({ page, portal }) => {
  const asked: URL[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url())));
  const lastOf = (path: string) => asked.findLast(({ pathname }) => pathname === path)?.searchParams;
  await beSignedIn(page, portal, people.programAdmin);

  await test.step('companies are listed by pages where projects are filtered', async () => {
    await page.goto(`${portal.url}/programadmin/projects`);
    await settled(page);
    await page.getByRole('button', { name: 'Add Filter' }).click();
    const filter = dialogOf(page, 'Add Filter');
    await filter.getByRole('combobox', { name: 'Company' }).click();
    await expect.poll(() => lastOf('/api/company/list')?.get('size')).toBe('100');
    expect(lastOf('/api/company/list')?.get('page')).toBe('0');
    const companies = await askApi<{ readonly content: readonly { readonly name: string }[] }>(
      page,
      portal,
      '/company/list?size=1&page=1&type=Client',
    );
    expect(companies.content.map(({ name }) => name)).toEqual(['Harbor Example Ltd.']);
  });

  await test.step('a company and the number of its projects', async () => {
    await page.goto(`${portal.url}/programadmin/project/new?companyId=1`);
    await settled(page);
    await expect(detail(page.getByRole('main'), 'Company')).toHaveText('Client Example Inc.');
    await expect(detail(page.getByRole('main'), 'Open Projects')).toHaveText(/^\d+$/);
    await expect(detail(page.getByRole('main'), 'Closed Projects')).toHaveText(/^\d+$/);
    for (const path of ['/api/company/1', '/api/company/1/summary']) expect(lastOf(path)).toBeDefined();
    const managers = await askApi<{ readonly size: number; readonly totalPages: number }>(
      page,
      portal,
      '/persons?manager=true&companyId=1&size=5000',
    );
    expect([managers.size, managers.totalPages]).toEqual([5000, 1]);
  });

  await test.step('job functions, additional fields and locations are looked up, and no number of rows is asked for', async () => {
    await pickManager(page);
    await expect.poll(() => lastOf('/api/resources/jobfunctions')).toBeDefined();
    await expect.poll(() => lastOf('/api/project/custom/fields')?.get('companyId')).toBe('1');
    await expect(page.getByLabel(/row/i)).toHaveCount(0);
    await fillJob(page, 'Looked up');
    await next(page);
    await fillContractor(page, person);
    expect(lastOf('/api/resources/locations')?.get('country')).toBe('USA');
    await expect(page.getByLabel(/row/i)).toHaveCount(0);
  });
});

test('on the last day of a year a project ends a year later, and the cost center has a hint of its own', async ({
  page,
  portal,
}) => {
  await page.route('**/api/company/1', async (route) => {
    const answer = await route.fetch();
    const company: { readonly companyConfigs: readonly Record<string, unknown>[] } = await answer.json();
    const companyConfigs = company.companyConfigs.map(({ costCenterDescription: _told, ...config }) => config);
    await route.fulfill({ response: answer, json: { ...company, companyConfigs } });
  });
  await beSignedIn(page, portal, 'director@formwork.example');
  await page.goto(`${portal.url}/programadmin/project/new?companyId=1`);
  await settled(page);
  const year = new Date().getFullYear();
  await page.clock.setFixedTime(`${year}-12-31T12:00:00`);
  await pickManager(page);
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(`${year}-12-31`);
  await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue(`${year + 1}-12-31`);
  await expect(page.getByText('if none, use n/a', { exact: true })).toBeVisible();
  await fillJob(page, 'At the end of the year');
  await next(page);
  await expect(heading(page, 'Contractor Details')).toBeVisible();
});

test('places that cannot be looked up are said, and those below a state do not stand in the way', async ({
  page,
  portal,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.route(places, (route) => route.fulfill({ status: 503, json: { message: 'Places are being counted.' } }));
  await beSignedIn(page, portal, 'proxymanager@client.example');
  await page.goto(`${portal.url}/manager/evaluations`);
  await settled(page);
  await fillContractor(page, person);
  await next(page);
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('the words of the server, or that its answer is none', async () => {
    await expect(heading(page, 'Work Location')).toBeVisible();
    await expect(alert).toContainText('Places are being counted.');
    await page.unroute(places);
    await page.route(places, (route) => route.fulfill({ json: { places: [] } }));
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toContainText('Invalid response format');
    await page.unroute(places);
  });

  await test.step('states, the federal district and territories by their codes', async () => {
    const answer = page.waitForResponse(places);
    await alert.getByRole('button', { name: 'Retry' }).click();
    interface Places {
      readonly workLocationList: readonly { readonly id: string; readonly state: string }[];
    }
    const { workLocationList: states }: Places = await (await answer).json();
    expect(states).toHaveLength(56);
    expect(states.filter(({ id }) => !/^US-[A-Z]{2}$/.test(id))).toEqual([]);
    await page.getByRole('combobox', { name: 'State' }).click();
    await expect(page.getByRole('option')).toHaveText(states.map(({ state }) => state));
    for (const name of ['District of Columbia', 'Guam', 'Puerto Rico']) {
      await expect(page.getByRole('option', { name, exact: true })).toHaveCount(1);
    }
  });

  await test.step('counties and cities that do not come are not asked for', async () => {
    await page.route(places, (route) => route.fulfill({ status: 503, json: { message: 'No counties today.' } }));
    await page.getByRole('option', { name: 'California' }).click();
    await expect.poll(() => warnings).toContainEqual('No counties today.');
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveCount(0);
    await next(page);
    await expect(heading(page, 'Job Details')).toBeVisible();
  });
});

test('a project without an evaluation of its manager moves on by itself', async ({ page, portal }) => {
  const begin = async () => {
    await page.goto(`${portal.url}/manager/evaluations`);
    await settled(page);
    await fillContractor(page, person);
    await next(page);
    await pickPlace(page);
    await next(page);
    await fillJob(page, 'Moving on');
  };
  const thanks = page.getByText(
    'Thank you for using the Online Contractor Classification Process. You will receive an e-mail notification providing you with your new project number.',
    { exact: true },
  );
  await beSignedIn(page, portal, people.manager);

  await test.step('one of special circumstances', async () => {
    await page.route(creation, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), contractorType: 'SpecialCircumstance' },
      });
    });
    await begin();
    await next(page);
    await expect(toastOf(page, 'Project successfully created.')).toBeVisible();
    await expect(thanks).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  });

  await test.step('one that needs no evaluation', async () => {
    await seenAs(page, { roles: ['Manager', 'ProgramAdmin'] });
    await page.unroute(creation);
    await page.route(creation, (route) =>
      route.fulfill({ json: { projectNumber: '1-1-009999', contractorType: 'NoEval' } }),
    );
    await begin();
    await page.getByRole('checkbox', { name: 'No evaluation required' }).check();
    const sent = page.waitForRequest((request) => creation(new URL(request.url())));
    await next(page);
    expect((await sent).postDataJSON()).toMatchObject({ noEval: true });
    await expect(thanks).toBeVisible();
  });
});

test('a project is summed up to be printed, and opened from there', async ({ page, portal }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  const row = page.getByRole('row').filter({ hasText: '1-1-000004' });
  await row.getByRole('button', { name: 'Summary' }).click();
  const summary = dialogOf(page, 'Project Summary');
  for (const name of ['Manager Details', 'Job Details', 'Contractor Details', 'Work Location']) {
    await expect(summary.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(detail(summary, 'Project Number')).toHaveText('1-1-000004');
  await summary.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'export');
  await summary.getByRole('link', { name: 'Project Details' }).click();
  await expect(page).toHaveURL(/\/programadmin\/projectdetails\/1-1-000004$/);
});

test('a project says how it is evaluated, and a correction of it whether it was kept', async ({ page, portal }) => {
  interface Listed {
    readonly projectNumber: string;
    readonly contractorType: string;
  }
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, '1-1-000004');
  const { content } = await askApi<{ readonly content: readonly Listed[] }>(page, portal, '/projects/list?size=100');

  await test.step('by one of four types', async () => {
    for (const [type, words] of [
      ['Eval', 'Evaluation'],
      ['NoEval', 'No Evaluation'],
    ] as const) {
      const one = content.find(({ contractorType }) => contractorType === type);
      await openProject(page, portal, one?.projectNumber ?? '');
      await expect(detail(page.getByRole('main'), 'Type')).toHaveText(words);
    }
    for (const [type, words] of [
      ['Exempt', 'Exempt'],
      ['SpecialCircumstance', 'Special Circumstance'],
    ] as const) {
      await page.route('**/api/projects/1-1-000004', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), contractorType: type } });
      });
      await openProject(page, portal, '1-1-000004');
      await expect(detail(page.getByRole('main'), 'Type')).toHaveText(words);
      await page.unroute('**/api/projects/1-1-000004');
    }
  });

  await test.step('a correction is kept or not', async () => {
    await openProject(page, portal, '1-1-000004');
    await page.getByRole('button', { name: 'Edit Project Information' }).click();
    const dialog = dialogOf(page, 'Edit Project Information');
    await expect(dialog.getByText('if none, use n/a', { exact: true })).toBeVisible();
    await dialog.getByLabel('Project Name').fill('Payroll redesign, again');
    await page.route('**/api/projects/1-1-000004', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { code: 'internal' } })
        : route.fallback(),
    );
    const save = dialog.getByRole('button', { name: 'Update Project' });
    await save.click();
    await expect(page.getByText('Project Update failed :(').first()).toBeVisible();
    await page.unroute('**/api/projects/1-1-000004');
    await save.click();
    await expect(toastOf(page, 'Project Updated!')).toBeVisible();
    await expect(detail(page.getByRole('main'), 'Project Name')).toHaveText('Payroll redesign, again');
  });
});
