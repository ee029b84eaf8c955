import type { Locator, Page } from '@playwright/test';
import { chooseMore, detail, dialogOf, offeredActions, openTab } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { openProject } from './openProject.ts';

test.use({ story: 'walk-restructure' });

const complete = '1-1-000003';
const halfway = '1-1-000122';
const closed = '1-1-000006';
const edited = 'Evaluation has been successfully edited! You may have to refresh the page to view the changes.';

const actionsOf = (page: Page): Locator => page.getByRole('region', { name: 'Evaluation Actions', exact: true });

/** The evaluation actions by name; true where they can be pressed. */
const offered = (page: Page) => offeredActions(page, 'Evaluation Actions');

test('what is offered follows from the last evaluations of both sides', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, complete);
  expect(await offered(page)).toEqual({
    'Restructure Manager Evaluation': true,
    'Restructure Contractor Evaluation': true,
    'Compare Evaluations': true,
    'Client Specific Questions - Contractor': true,
    'Business Structure Questions': true,
    'Request Full Evaluation': true,
    'Skip Evaluation': false,
  });
  await openProject(page, portal, halfway);
  expect(await offered(page)).toEqual({
    'Restructure Manager Evaluation': true,
    'Take Contractor Evaluation': true,
    'Compare Evaluations': false,
    'Client Specific Questions - Contractor': true,
    'Business Structure Questions': true,
    'Request Full Evaluation': false,
    'Skip Evaluation': true,
  });
  await openProject(page, portal, closed);
  expect(Object.keys(await offered(page)).filter((name) => /Restructure|Take|Request|Skip/.test(name))).toEqual([]);
});

test('one side is restructured alone, and the other one finalizes it', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, complete);
  const dialog = dialogOf(page, `Restructure Evaluation of ${complete}`);

  await test.step('without a note, nothing is stored and nothing is forgotten', async () => {
    await actionsOf(page).getByRole('button', { name: 'Restructure Manager Evaluation' }).click();
    await dialog.getByRole('radio', { name: 'Partial restructure: this evaluation only' }).check();
    await dialog.getByRole('radio', { name: 'We instruct the contractor step by step' }).check();
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(dialog.getByText('Evaluation Notes is required').first()).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'We instruct the contractor step by step' })).toBeChecked();
  });

  await test.step('with a note, this side alone is submitted', async () => {
    await dialog.getByRole('textbox', { name: 'Evaluation Notes' }).fill('Corrected with the manager.');
    const sent = page.waitForRequest((request) => request.url().includes('/responses?'));
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ selectedOnly: true, submittedType: 'MANAGER', evaluationNotes: 'Corrected with the manager.' },
    });
    await expect(page.getByText(edited)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the other side is told, and its submission finalizes the restructure', async () => {
    await openProject(page, portal, complete);
    expect(await offered(page)).toMatchObject({ 'Restructure Contractor Evaluation': true, 'Skip Evaluation': true });
    await actionsOf(page).getByRole('button', { name: 'Restructure Contractor Evaluation' }).click();
    await expect(dialog.getByText('The other side has already been restructured.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Evaluation Notes' }).fill('Finalized.');
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText(edited)).toBeVisible();
    await openProject(page, portal, complete);
    const panel = await openTab(page, 'Evaluation');
    await settled(page);
    for (const side of ['Manager', 'Contractor']) {
      const history = panel.getByRole('region', { name: `${side} Evaluation History`, exact: true });
      await expect(history.getByRole('row').filter({ hasText: 'Restructured Initial' })).toContainText('Complete');
    }
    await panel.getByRole('button', { name: 'View Latest Manager Evaluation' }).click();
    const view = dialogOf(page, `Evaluation of ${complete}`);
    await expect(detail(view, 'Evaluation Notes')).toHaveText('Corrected with the manager.');
  });
});

test('an open evaluation is taken, and the structure of the business is read and answered, in dialogs', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, halfway);

  await actionsOf(page).getByRole('button', { name: 'Take Contractor Evaluation' }).click();
  const taken = dialogOf(page, 'IC Vetting Evaluation');
  await expect(taken.getByRole('button', { name: 'Next' })).toBeDisabled();
  await taken.getByRole('button', { name: 'Close' }).first().click();

  await chooseMore(page, 'Evaluation Actions', 'Business Structure Questions');
  const structure = dialogOf(page, 'Business Structure Questions').first();
  await expect(structure.getByRole('button', { name: 'Print' })).toBeVisible();
  await structure.getByRole('button', { name: 'Answer Step by Step' }).click();
  const steps = page.getByRole('dialog').last();
  await expect(steps.getByText('What is the legal form of your business?')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Next' })).toBeVisible();
});
