import type { Locator, Page } from '@playwright/test';
import { detail, dialogOf, openTab } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';
import { openProject } from './openProject.ts';
import { columnsOf } from './readScreen.ts';

test.use({ story: 'walk-project-evaluation' });

const determined = '1-1-000004';
/** Determined, and asked once more since. */
const askedAgain = '1-1-000059';
/** Waits for its contractor. */
const halfway = '1-1-000122';
const moment = /^\d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M$/;

async function openEvaluation(page: Page, portal: Portal, key: string): Promise<Locator> {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const panel = await openTab(page, 'Evaluation');
  await settled(page);
  return panel;
}

test('three blocks sum the evaluations of a project up', async ({ page, portal }) => {
  const panel = await openEvaluation(page, portal, askedAgain);
  const block = (name: string) => panel.getByRole('region', { name, exact: true });

  await expect(detail(block('Initial Evaluation'), 'Classification')).toHaveText('IC');
  await expect(detail(block('Initial Evaluation'), 'Final Determination Date')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(detail(block('Initial Evaluation'), 'Overall Evaluation Status')).toHaveText('Incomplete');
  await expect(detail(block('Manager'), 'Initial Date')).toHaveText(moment);
  await expect(detail(block('Manager'), 'Score')).toHaveText('Evaluation Score not found');
  await expect(detail(block('Manager'), 'Status')).toHaveText('Incomplete');
  await expect(detail(block('Manager'), 'Next Eval Date')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(detail(block('Contractor'), 'Initial Date')).toHaveText(moment);
  await expect(detail(block('Contractor'), 'Status')).toHaveText('Incomplete');
  await expect(detail(block('Contractor'), 'Conflict Question Status')).toHaveText('Incomplete');

  await openProject(page, portal, determined);
  await openTab(page, 'Evaluation');
  await expect(detail(block('Initial Evaluation'), 'Overall Evaluation Status')).toHaveText('Complete');
});

test('the actions lead to the latest evaluations and to the answers for the client', async ({ page, portal }) => {
  const panel = await openEvaluation(page, portal, determined);
  const actions = panel.getByRole('region', { name: 'Actions', exact: true });

  for (const [button, type] of [
    ['View Latest Contractor Evaluation', 'Contractor'],
    ['View Latest Manager Evaluation', 'Manager'],
  ] as const) {
    await actions.getByRole('button', { name: button }).click();
    const dialog = dialogOf(page, `Evaluation of ${determined}`);
    await expect(detail(dialog, 'Type')).toHaveText(type);
    await expect(detail(dialog, 'Status')).toHaveText('Complete');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  }
  await actions.getByRole('button', { name: 'Client Specific Questions - Contractor' }).click();
  const answers = dialogOf(page, 'Client Specific Questions - Contractor');
  await expect(answers.getByText('Does a member of your family work for this client?')).toBeVisible();
  await expect(answers.getByRole('button', { name: 'Print' })).toBeVisible();

  await openProject(page, portal, halfway);
  await openTab(page, 'Evaluation');
  await expect(actions.getByRole('button', { name: 'View Latest Contractor Evaluation' })).toBeDisabled();
  await expect(actions.getByRole('button', { name: 'View Latest Manager Evaluation' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Defense File' }).first()).toBeDisabled();
});

test('the history of each side names each round, and opens it and its file', async ({ page, portal }) => {
  const panel = await openEvaluation(page, portal, askedAgain);

  for (const side of ['Manager', 'Contractor']) {
    const history = panel.getByRole('region', { name: `${side} Evaluation History`, exact: true });
    expect((await columnsOf(history)).map((column) => column.replace(/ ?Help.*/, ''))).toEqual([
      'Evaluation Date',
      'Project Number',
      'Status',
      'Type',
      'Score',
    ]);
    const again = history.getByRole('row').filter({ hasText: 'Re-evaluation' });
    await expect(again).toContainText('Date not found.');
    await expect(again.getByRole('button', { name: 'Defense File' })).toHaveCount(0);
    const initial = history.getByRole('row').filter({ hasText: 'Initial' });
    await initial.getByRole('button', { name: 'View Eval' }).click();
    await dialogOf(page, `Evaluation of ${askedAgain}`).getByRole('button', { name: 'Close' }).first().click();
    await initial.getByRole('button', { name: 'Defense File' }).click();
    const file = page.getByRole('dialog', { name: /Defense File/ });
    await expect(file.getByRole('heading', { name: 'Contractor Responses' })).toBeVisible();
    await file.getByRole('button', { name: 'Close' }).first().click();
    await expect(file).toBeHidden();
  }
  await panel.getByRole('button', { name: /Type/ }).and(panel.locator('.help-button')).first().click();
  await expect(page.getByText('means another evaluation after the final determination date')).toBeVisible();
});

test('evaluations are compared side by side, in the same tab or in a new one', async ({ page, portal }) => {
  const panel = await openEvaluation(page, portal, determined);
  const address = new RegExp(`/programadmin/evaluations/compare\\?projectNumber=${determined}`);
  const fromTab = panel.getByRole('link', { name: 'Compare Evaluations' });

  await test.step('the tab opens it in the same tab, and with ctrl in a new one', async () => {
    const opened = page.context().waitForEvent('page');
    await fromTab.click({ modifiers: ['Control'] });
    const other = await opened;
    await expect(other).toHaveURL(address);
    await other.close();
    await fromTab.click();
    await expect(page).toHaveURL(address);
  });

  await test.step('the page names the project, both evaluations and their answers', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Client Example Inc. #000004' })).toBeVisible();
    await expect(main.getByText('Evaluatee')).toHaveCount(2);
    const table = main.getByRole('table', { name: 'Manager / Contractor' });
    await expect(table).toBeVisible();
    expect((await columnsOf(table)).map((title) => title.split('\n')[0])).toEqual([
      ...['Manager', 'Contractor', 'Different'],
      ...['Question', 'Answer', '1099/W2', 'IC', 'W-2'],
      ...['Question', 'Answer', '1099/W2', 'IC', 'W-2'],
    ]);
    const alone = table.getByRole('row').filter({ hasText: 'How did your organization come to engage' });
    await expect(alone).toContainText('No matching question and response');
    await expect(alone).toContainText('Different');
    await expect(table.getByRole('row').filter({ hasText: 'Who decides how you do the work?' })).toContainText('O');
  });

  await test.step('the overview opens it in a new tab, and with ctrl in the same one', async () => {
    await openProject(page, portal, determined);
    await page.getByRole('tab', { name: 'Overview' }).click();
    const fromOverview = page.getByRole('link', { name: 'Compare Evaluations' });
    const opened = page.context().waitForEvent('page');
    await fromOverview.click();
    await (await opened).close();
    await fromOverview.click({ modifiers: ['Control'] });
    await expect(page).toHaveURL(address);
  });

  await test.step('both sides have to be complete', async () => {
    await page.goto(`${portal.url}/programadmin/evaluations/compare?projectNumber=${halfway}`);
    await expect(
      page.getByText('Both the manager and the contractor evaluation must be completed to compare them.'),
    ).toBeVisible();
  });

  await test.step('without a project nothing is compared', async () => {
    await page.goto(`${portal.url}/programadmin/evaluations/compare`);
    const main = page.getByRole('main');
    await expect(main.getByText('Project Details not found or error')).toBeVisible();
    await expect(main.getByText('Evaluatee')).toHaveCount(0);
  });
});

test('the defense file groups the statements of pairs and closes with the organisation', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, determined);
  await page.getByRole('main').getByRole('button', { name: 'Defense File' }).first().click();
  const file = page.getByRole('dialog', { name: /Defense File/ });
  for (const side of ['Contractor', 'Manager']) {
    const responses = file.getByRole('region', { name: `${side} Responses`, exact: true });
    const pairs = responses.getByRole('table').filter({ hasText: 'Statement' });
    await expect(pairs.getByRole('row')).toHaveCount(6);
    await expect(pairs.getByRole('cell', { name: /^(Yes|No)$/ })).toHaveCount(5);
    await expect(responses.getByText(/For each statement, say whether it holds/)).toHaveCount(1);
  }
  const organisation = file.getByRole('region', { name: 'Organisation', exact: true });
  await expect(detail(organisation, 'Organisation Number')).toHaveText(/^001-00-\d{6}$/);
  await expect(organisation.getByText('What is the legal form of your business?')).toBeVisible();
});

test('an override of the documents is shown as complete, and a bypassed manager not at all', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.route(`**/api/projects/${determined}`, async (route) => {
    const answer = await route.fetch();
    const project: { readonly currentStatus: object } = await answer.json();
    const currentStatus = { ...project.currentStatus, documentStatus: 'EXPIRED', supportingDocumentsOverride: true };
    await route.fulfill({ response: answer, json: { ...project, currentStatus } });
  });
  for (const bypassed of [{ type: 'BYPASSED' }, { status: 'BYPASSED' }]) {
    await page.unroute('**/api/evaluations?*');
    await page.route('**/api/evaluations?*', async (route) => {
      const answer = await route.fetch();
      const body: { readonly content: readonly Readonly<Record<string, unknown>>[] } = await answer.json();
      const content = body.content.map((one) => (one['side'] === 'manager' ? { ...one, ...bypassed } : one));
      await route.fulfill({ response: answer, json: { ...body, content } });
    });
    await openProject(page, portal, determined);
    await page.getByRole('main').getByRole('button', { name: 'Defense File' }).first().click();
    const file = page.getByRole('dialog', { name: /Defense File/ });
    const project = file.getByRole('region', { name: 'Project', exact: true });
    await expect(detail(project, 'Document Status')).toHaveText('Complete');
    await expect(file.getByRole('region', { name: 'Contractor Responses' })).toBeVisible();
    await expect(file.getByRole('region', { name: 'Manager Responses' })).toHaveCount(0);
  }
});
