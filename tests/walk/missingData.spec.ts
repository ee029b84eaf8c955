import { next } from '../e2e/fillProject.ts';
import { detail, dialogOf, heading, openTab, showEmptyFields } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { walkToClientQuestions } from '../e2e/walkAhead.ts';
import { toastOf } from './openManaged.ts';
import { openProject } from './openProject.ts';
import { everybody } from './people.ts';
import { breakAnswer } from './readScreen.ts';

test.use({ story: 'walk-missing-data' });

const determined = '1-1-000004';

test('what an evaluation does not have is said in its place', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.route(/\/api\/evaluations\/\d+$/, async (route) => {
    const response = await route.fetch();
    const { type: _type, restructure: _restructure, round: _round, score: _score, ...left } = await response.json();
    const { regionId: _region, completedAt: _completed, ...rest } = left;
    await route.fulfill({ response, json: rest });
  });
  await openProject(page, portal, determined);
  await openTab(page, 'Evaluation');
  await page.getByRole('button', { name: 'View Latest Manager Evaluation' }).click();

  const dialog = dialogOf(page, `Evaluation of ${determined}`);
  await showEmptyFields(dialog);
  await expect(detail(dialog, 'Type')).toHaveText('Evaluation Type not found');
  await expect(detail(dialog, 'Evaluation Date')).toHaveText('Date not found.');
  await expect(detail(dialog, 'Score')).toHaveText('Evaluation Score not found');
  await expect(detail(dialog, 'Region')).toHaveText('Evaluation Region not found');
});

test('a place, a date and a determination that a project does not have are said too', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.route(`**/api/projects/${determined}`, async (route) => {
    const response = await route.fetch();
    const {
      location: _location,
      locationId: _id,
      projectStartDate: _start,
      currentStatus,
      ...left
    } = await response.json();
    const { finalDeterminationDate: _determined, ...status } = currentStatus;
    await route.fulfill({ response, json: { ...left, currentStatus: status } });
  });
  await openProject(page, portal, determined);
  await showEmptyFields(page);

  for (const words of ['Location not found.', 'Date not found.', 'N/A']) {
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  }
});

test('a company whose name cannot be had is told of, on a page that has a heading', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.route(/\/api\/company\/\d+$/, breakAnswer(500));
  await page.goto(`${portal.url}/programadmin/projectdetails/${determined}`);

  await expect(page.getByRole('main').getByText('Company Name Not Found.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
});

test('answers for a client that cannot be had are told of, to administrators in their own words', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await openProject(page, portal, determined);
  await openTab(page, 'Evaluation');
  await page.route('**/api/organization/questions?*', breakAnswer(500));
  await page
    .getByRole('region', { name: 'Actions', exact: true })
    .getByRole('button', { name: 'Client Specific Questions - Contractor' })
    .click();

  const dialog = dialogOf(page, 'Client Specific Questions - Contractor');
  await expect(dialog.getByText('Error retrieving conflict questions.').first()).toBeVisible();
});

test('a contractor goes on when the answers for the client are not taken', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  await walkToClientQuestions(page, portal);
  await page.getByRole('combobox', { name: 'Do you, or does a member of your household' }).selectOption('No');
  await page.getByRole('combobox', { name: 'Does a member of your family work' }).selectOption('No');
  await page.getByRole('combobox', { name: 'Have you received gifts' }).selectOption('None');
  await page.route('**/api/organization/question/responses', breakAnswer(500));
  await next(page);

  await expect(
    toastOf(
      page,
      'An error occurred while submitting Client Specific Questions - Contractor. We will skip them for now.',
    ),
  ).toBeVisible();
  await expect(heading(page, 'Evaluation')).toBeVisible();
});

test('a template that is not published cannot be reloaded, and its draft stays', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.admin);
  await page.goto(`${portal.url}/programadmin/email/template/editor?templateId=project-close`);
  await settled(page);
  await page.route('**/api/email/templates/*/edition/reload*', breakAnswer(404));
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload', exact: true }).click();

  await expect(
    toastOf(page, 'Failed to reload template. Check if published template with this Template ID exists'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject', exact: true }).first()).toContainText('closed');
});
