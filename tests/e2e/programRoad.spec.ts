import type { Page } from '@playwright/test';
import { createProject } from '../walk/createProject.ts';
import { openProject } from '../walk/openProject.ts';
import { answerQuestions } from './answerQuestions.ts';
import { determine } from './determine.ts';
import { detail, dialogOf, filterBy } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'program-road' });

// One engagement as an administrator follows it, from the organisation to the defense file.
test.describe.configure({ mode: 'serial' });

const contractor = 'theo.lindqvist@atelier.example';
let project = '';

/** Takes the evaluation of a project from the dashboard of whoever is asked. */
async function takeEvaluation(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await settled(page);
  const open = page.getByRole('group', { name: 'Open Evaluations' });
  await open.getByRole('row').filter({ hasText: project }).getByRole('link', { name: 'Take Evaluation' }).click();
  await settled(page);
}

const actionsOf = (page: Page) => page.getByRole('region', { name: 'Evaluation Actions', exact: true });

test('the organisation of the contractor is complete before the project', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  project = await createProject(page, portal, { email: contractor, firstName: 'Theo', lastName: 'Lindqvist' });
  await page.goto(`${portal.url}/programadmin/contractors`);
  await settled(page);
  await filterBy(page, 'Search', 'Lindqvist');
  const row = page.getByRole('row').filter({ hasText: contractor }).first();
  await row.getByRole('link', { name: 'Details' }).click();
  await settled(page);
  const main = page.getByRole('main');
  await expect(detail(main, 'Business Structure')).toHaveText('Complete');
  await expect(detail(main, 'Document Status')).toHaveText('Complete');
  await openProject(page, portal, project);
  // What was uploaded before counts for the new project.
  await expect(detail(main, 'Document Status').first()).toHaveText('Complete');
});

test('the manager answers first', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await takeEvaluation(page, portal.url);
  expect(await answerQuestions(page, 21)).toEqual({ pairs: 1 });
  await expect(page.getByText('Thank you for using the Online Contractor Classification Process.')).toBeVisible();
});

test(
  'the contractor answers the evaluation alone, and is told that it is processed',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, contractor);
    await page.goto(`${portal.url}/dashboard`);
    await settled(page);
    const open = page.getByRole('group', { name: 'Open Evaluations' });
    const link = open.getByRole('row').filter({ hasText: project }).getByRole('link', { name: 'Take Evaluation' });
    const id = new URL(String(await link.getAttribute('href')), portal.url).searchParams.get('evaluationId');
    await page.goto(`${portal.url}/contractor/evaluations/new/${id}?projectNumber=${project}`);
    await settled(page);
    expect(await answerQuestions(page, 21)).toEqual({ pairs: 1 });
    await expect(
      page.getByText('Thanks for completing the evaluation process! Please proceed to complete onboarding.'),
    ).toBeVisible();
  },
);

test('an administrator compares both sides and restructures the manager’s', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/evaluations/compare?projectNumber=${project}`);
  await settled(page);
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expect(page.getByText('No matching question and response').first()).toBeVisible();

  await openProject(page, portal, project);
  await actionsOf(page).getByRole('button', { name: 'Restructure Manager Evaluation' }).click();
  const dialog = dialogOf(page, `Restructure Evaluation of ${project}`);
  await dialog.getByRole('radio', { name: /^Finalize/ }).check();
  await dialog.getByRole('radio', { name: 'We agree on the methods together' }).check();
  await dialog.getByRole('textbox', { name: 'Evaluation Notes' }).fill('Corrected with the manager.');
  await dialog.getByRole('button', { name: 'Restructure', exact: true }).click();
  await expect(page.getByText('Evaluation has been successfully edited!')).toBeVisible();
});

test('the determination leads to a defense file with both sides', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, project);
  await determine(page, 'IC', 'Both sides speak for independence.');
  await openProject(page, portal, project);
  await expect(detail(page.getByRole('main'), 'Classification').first()).toHaveText('IC');

  await page.getByRole('button', { name: 'Defense File', exact: true }).first().click();
  const file = dialogOf(page, `Formwork Defense File ${project}`);
  await expect(file.getByRole('heading', { name: 'Contractor Responses' })).toBeVisible();
  await expect(file.getByRole('heading', { name: 'Manager Responses' })).toBeVisible();
  await expect(detail(file, 'Classification')).toHaveText('IC');
  await expect(file.getByText('We agree on the methods together')).toBeVisible();
  await expect(file.getByText('Lindqvist Atelier').first()).toBeVisible();
});
