import type { Locator, Page } from '@playwright/test';
import { fillContractor, fillJob, next, pickPlace, takeUpDraft } from '../e2e/fillProject.ts';
import { heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn } from '../e2e/signIn.ts';

test.use({ story: 'walk-manager-wizard' });
test.beforeEach(() => test.setTimeout(300_000));

const person = { email: 'Wanda.Walk@Freelance.example', firstName: 'wanda', lastName: 'walk', phone: '2025550177' };

async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/manager/evaluations`);
  await takeUpDraft(page);
}

/** What is said at a field. */
function saidAt(field: Locator): Promise<string | null> {
  return field.evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  });
}

test('a manager is led through five steps, and each says what is missing', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await begin(page, portal.url);

  await test.step('the steps in their order, the first of them first, and no way back from it', async () => {
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveText([
      /Contractor Details/,
      /Work Location/,
      /Job Details/,
      /Project Submission/,
      /Evaluation/,
    ]);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Existing Contractor' })).toHaveCount(0);
  });

  await test.step('what a contractor needs', async () => {
    await next(page);
    for (const [label, words] of [
      ['Contractor Email', 'Contractor Email is required'],
      ['Contractor First Name', 'Contractor First Name is required'],
      ['Contractor Last Name', 'Contractor Last Name is required'],
      ['Contractor Phone Number', 'Contractor Phone Number is required'],
    ] as const) {
      await expect.poll(() => saidAt(page.getByLabel(label))).toContain(words);
    }
    const location = page.getByRole('combobox', { name: 'Location' });
    await expect(page.getByRole('textbox', { name: 'Location' })).not.toBeEditable();
    await page.getByLabel('Contractor Email').fill('wanda');
    await page.getByLabel('Contractor Phone Number').fill('123');
    await next(page);
    await expect.poll(() => saidAt(page.getByLabel('Contractor Email'))).toContain('Contractor Email is not valid');
    await expect
      .poll(() => saidAt(page.getByLabel('Contractor Phone Number')))
      .toContain('Contractor Phone Number is not valid');
    await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('United States').check();
    await expect(location).toBeEnabled();
    await expect(location.getByRole('option')).toHaveText([/^/, 'US-CENTRAL', 'US-EAST', 'US-MOUNTAIN', 'US-WEST']);
    await expect(page.getByLabel('Business Name')).toBeVisible();
  });

  await test.step('where the work is performed', async () => {
    await fillContractor(page, person);
    await next(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
    await expect(page.getByText('Where is the work performed?', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveCount(0);
    const state = page.getByRole('combobox', { name: 'State' });
    const onwards = page.getByRole('button', { name: 'Next', exact: true });
    await expect(onwards).toBeDisabled();
    await expect(onwards).toHaveAccessibleDescription('Choose a state to go on.');
    await expect(page.getByText('Choose a state to go on.')).toBeVisible();
    await state.fill('new');
    await expect(page.getByRole('option')).toHaveText(['New Hampshire', 'New Jersey', 'New Mexico', 'New York']);
    await state.fill('york');
    await expect(page.getByRole('option')).toHaveCount(0);
    await state.fill('Alask');
    await page.getByRole('option', { name: 'Alaska' }).click();
    await expect(state).toHaveValue('Alaska');
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveCount(0);
    await expect(onwards).toBeEnabled();
    await expect(page.getByText('Choose a state to go on.')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'State' }).fill('');
    await expect(onwards).toBeDisabled();
    await pickPlace(page);
    await expect(page.getByText('Pick Other if you do not know the city.')).toBeVisible();
    await page.getByRole('combobox', { name: 'City' }).fill('Oth');
    await expect(page.getByRole('option', { name: 'Other' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Contractor Email')).toHaveValue(/wanda\.walk@freelance\.example/i);
    await next(page);
    await next(page);
  });

  await test.step('what a job needs', async () => {
    await expect(heading(page, 'Job Details')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'No evaluation required' })).toHaveCount(0);
    await next(page);
    for (const words of [
      'Job Function is required',
      'Job Function Description is required',
      'I agree that the above job description closely matches that of my project',
      'Project Name is required',
      'Project Description is required',
      'Project Budget is required',
    ]) {
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
    }
    const functions = page.getByRole('combobox', { name: 'Job Function', exact: true });
    const [, ...names] = await functions.getByRole('option').allTextContents();
    expect(names).toEqual([...names].sort());
    expect(names).toHaveLength(12);

    await fillJob(page, 'Walked project');
    const agreement = page.getByRole('checkbox', { name: 'I agree that the above job description' });
    await expect(agreement).toBeChecked();
    await functions.selectOption({ label: 'Translation' });
    await expect(agreement).not.toBeChecked();
    await expect(page.getByLabel('Job Function Description')).toHaveValue('Translates texts between languages.');
    await agreement.check();
    await expect(page.getByText('35 / 4096')).toBeVisible();

    await page.getByLabel('Budget').fill('-1');
    await page.getByLabel('Cost Center').fill('');
    await page.getByRole('textbox', { name: 'Agreed rate' }).fill('');
    await next(page);
    await expect(page.getByText('Cost Center is required').first()).toBeVisible();
    await expect(page.getByText('The four digits of your department (if none, use n/a)')).toBeVisible();
    await expect(page.getByLabel('Cost Center')).toHaveAttribute('placeholder', 'CC-0000');
    await expect(page.getByRole('combobox', { name: 'Billing cycle' }).getByRole('option')).toHaveText([
      /^/,
      'Weekly',
      'Monthly',
      'On completion',
    ]);
    await expect(page.getByRole('combobox', { name: 'Agreed rate: Rate' }).getByRole('option')).toHaveText([
      /^/,
      'Hourly',
      'Daily',
      'Fixed',
    ]);
    await expect(heading(page, 'Job Details')).toBeVisible();
    await fillJob(page, 'Walked project');
  });

  await test.step('a project that cannot be made blocks the way and says so', async () => {
    await page.route('**/api/project', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await next(page);
    await expect(page.getByText('An Error Occurred')).toHaveCount(1);
    await expect(page.getByText('1 of 21', { exact: true })).toHaveCount(0);
    await page.unroute('**/api/project');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, 'Job Details')).toBeVisible();
  });

  await test.step('the project is made without being asked, and the evaluation begins', async () => {
    const creation = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/api\/project\b/.test(request.url()),
    );
    await next(page);
    expect((await creation).postDataJSON()).toMatchObject({
      projectName: 'Walked project',
      regionId: 1,
      companyId: 1,
      projectBudget: 12000,
      locationId: 24,
      workLocationId: 'US-CA-Los Angeles-Pasadena',
      additionalFields: [
        { field: { id: 1 }, value: 'Monthly' },
        { field: { id: 2 }, value: '50 Hourly' },
      ],
      candidate: {
        candidateEmail: 'wanda.walk@freelance.example',
        candidateFirstName: 'Wanda',
        candidateLastName: 'Walk',
        candidatePhone: '2025550177',
      },
    });
    await expect(page.getByText('1 of 21', { exact: true })).toBeVisible();
  });
});

test('a wizard step that there is not shows 404: Not Found', async ({ page, portal }) => {
  await beSignedIn(page, portal, 'proxymanager@client.example');
  await begin(page, portal.url);
  const kept = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/drafts/'));
  await page.getByLabel('Contractor Email').fill('lost@freelance.example');
  const draft = await kept;
  const body: Readonly<Record<string, unknown>> = draft.postDataJSON();
  await (await draft.response())?.finished();
  const { authorization = '' } = await draft.allHeaders();
  const answer = await page.request.put(draft.url(), {
    // Without a version it is written over what was saved.
    data: { ...body, step: 'nowhere', version: undefined },
    headers: { authorization },
  });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('404: Not Found')).toBeVisible();
});
