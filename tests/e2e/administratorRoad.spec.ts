import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerClientQuestions } from './answerClientQuestions.ts';
import { answerQuestions } from './answerQuestions.ts';
import { answerStructure } from './answerStructure.ts';
import { dayIn } from './dayIn.ts';
import { determine } from './determine.ts';
import { fillJob, next, pickPlace } from './fillProject.ts';
import { detail, dialogOf, filterBy, heading, openTab } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { mailsTo, openMail } from './readMail.ts';
import { beSignedIn, settled, signIn } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'administrator-road' });

// The tasks of an administrator, from a new organisation to the file that documents a determination. After each test
// the server is killed without warning.
test.describe.configure({ mode: 'serial' });

const firm = 'Rampart Example';
const projectName = 'Rampart Project';
const resource = 'rosa@rampart.example';
const password = 'Rampart!2026';
const edited = 'Evaluation has been successfully edited! You may have to refresh the page to view the changes.';

test.afterEach(async ({ page, portal }) => {
  // A page that is still loading would report errors when the server is killed.
  await page.close();
  await portal.crash();
});

/** Opens the page of the project from its list, signed in as an administrator. Returns its number. */
async function openProject(page: Page, portal: Portal): Promise<string> {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  await filterBy(page, 'IC User ID', resource);
  await page.getByRole('link', { name: 'View' }).click();
  await page.waitForURL('**/programadmin/projectdetails/*');
  await settled(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('an organisation is added with a resource, who gets a link', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/subvendors`);
  await settled(page);
  await page.getByRole('button', { name: 'Add Subvendor' }).click();
  const organization = dialogOf(page, 'Add Subvendor');
  await organization.getByRole('textbox', { name: 'Name', exact: true }).fill(firm);
  await organization.getByLabel('First Name').fill('Remo');
  await organization.getByLabel('Last Name').fill('Rampart');
  await organization.getByRole('textbox', { name: 'Email' }).fill('remo@rampart.example');
  await organization.getByRole('button', { name: 'Add Subvendor' }).click();
  await expect(page.getByText('SubVendor created!')).toBeVisible();

  await filterBy(page, 'Search', 'Rampart');
  await page.getByRole('row').filter({ hasText: firm }).getByRole('link', { name: 'View' }).click();
  await settled(page);
  await openTab(page, 'Resources');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  const dialog = dialogOf(page, 'Add Resource');
  await dialog.getByLabel('First Name').fill('Rosa');
  await dialog.getByLabel('Last Name').fill('Rook');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(resource);
  await dialog.getByLabel('Phone Number').fill('2025550123');
  await dialog.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Resource created!')).toBeVisible();
});

test('the resource activates the account', long, async ({ page, portal }) => {
  const mail = await openMail(page, (await mailsTo(page, portal, resource)).first());
  await page.goto(String(await mail.getByRole('link', { name: 'Activate your account' }).getAttribute('href')));
  await settled(page);
  await expect(page.getByLabel('Company')).toHaveValue(firm);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByLabel('Confirmation password').fill(password);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Contractor Activated!')).toBeVisible();
});

test('a project is made for the resource of the organisation', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/project/new?companyId=1`);
  await expect(heading(page, 'Manager Details')).toBeVisible();
  await page.getByRole('combobox', { name: 'Manager User ID' }).fill('mona');
  await page.getByRole('option').filter({ hasText: people.manager }).click();
  await expect(page.getByLabel('Manager First Name')).toHaveValue('Mona');
  await next(page);
  await expect(heading(page, 'Job Details')).toBeVisible();
  await page.getByRole('textbox', { name: 'End Date' }).fill('2031-12-31');
  await fillJob(page, projectName);
  await next(page);
  await expect(heading(page, 'Contractor Details')).toBeVisible();
  await page.getByRole('button', { name: 'Existing Contractor' }).click();
  await page.getByRole('combobox', { name: 'IC User ID' }).fill('rosa');
  await page.getByRole('option').filter({ hasText: resource }).click();
  await expect(page.getByLabel('Contractor First Name')).toHaveValue('Rosa');
  await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('United States').check();
  await page.getByRole('combobox', { name: 'Location' }).selectOption('US-EAST');
  await next(page);
  await pickPlace(page);
  await next(page);
  await expect(heading(page, 'Review Project Details')).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Project successfully created.')).toBeVisible();
});

test('the manager evaluates the project', long, async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await page.getByRole('row').filter({ hasText: projectName }).getByRole('link', { name: 'Take Evaluation' }).click();
  await answerQuestions(page, 21);
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByText('Do not navigate or refresh the page')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('the contractor evaluates the project', long, async ({ page, portal }) => {
  await signIn(page, portal, resource, password);
  await page.getByRole('row').filter({ hasText: projectName }).getByRole('link', { name: 'Take Evaluation' }).click();
  await expect(heading(page, 'Business Structure Details')).toBeVisible();
  await answerStructure(page);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  await next(page);
  await expect(heading(page, 'Client Specific Questions - Contractor')).toBeVisible();
  await answerClientQuestions(page);
  await next(page);
  await answerQuestions(page, 21);
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('group', { name: 'Completed Evaluations' }).getByText(projectName)).toBeVisible();
});

test('both evaluations are compared', long, async ({ page, portal }) => {
  await openProject(page, portal);
  const panel = await openTab(page, 'Evaluation');
  await panel.getByRole('link', { name: 'Compare Evaluations' }).click();
  await settled(page);
  const table = page.getByRole('table', { name: 'Manager / Contractor' });
  const row = table.getByRole('row').filter({ hasText: 'Who decides how you do the work?' });
  await expect(row).toContainText('O');
  await expect(row).not.toContainText('No matching question and response');
});

test('both evaluations are restructured at once', long, async ({ page, portal }) => {
  const number = await openProject(page, portal);
  await openTab(page, 'Evaluation');
  const actions = page.getByRole('region', { name: 'Evaluation Actions', exact: true });
  await openTab(page, 'Overview');
  await actions.getByRole('button', { name: 'Restructure Manager Evaluation' }).click();
  const dialog = dialogOf(page, `Restructure Evaluation of ${number}`);
  await dialog.getByRole('radio', { name: /^Finalize/ }).check();
  await dialog.getByRole('radio', { name: 'We instruct the contractor step by step' }).check();
  await dialog.getByRole('textbox', { name: 'Evaluation Notes' }).fill('Corrected with the manager.');
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(edited)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the determination is made on the restructured evaluations', long, async ({ page, portal }) => {
  await openProject(page, portal);
  const panel = await openTab(page, 'Evaluation');
  await settled(page);
  for (const side of ['Manager', 'Contractor']) {
    const history = panel.getByRole('region', { name: `${side} Evaluation History`, exact: true });
    await expect(history.getByRole('row').filter({ hasText: 'Restructured Initial' })).toContainText('Complete');
  }
  const overview = await openTab(page, 'Overview');
  await determine(page, 'IC', 'The walls hold.');
  await expect(detail(overview, 'Final Determination Date')).toHaveText(dayIn(0));
});

test(
  'the defense file holds the determination and the answers as they were restructured',
  long,
  async ({ page, portal }) => {
    const number = await openProject(page, portal);
    await page.getByRole('main').getByRole('button', { name: 'Defense File' }).first().click();
    const file = page.getByRole('dialog', { name: /Defense File/ });
    await expect(detail(file, 'Final Determination Date')).toHaveText(dayIn(0));
    await expect(detail(file, 'Recommendation')).toHaveText('IC');
    await expect(file.getByRole('region', { name: 'Organisation', exact: true }).getByText(firm)).toBeVisible();
    const responses = file.getByRole('region', { name: 'Manager Responses', exact: true });
    await expect(responses.getByText('We instruct the contractor step by step')).toBeVisible();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      file.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(saved.suggestedFilename()).toContain(number);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  },
);
