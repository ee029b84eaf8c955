import type { Page } from '@playwright/test';
import { answerQuestions } from '../e2e/answerQuestions.ts';
import { chooseMore, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { toastOf } from './openManaged.ts';
import { openProject } from './openProject.ts';
import { everybody } from './people.ts';
import { breakAnswer } from './readScreen.ts';

test.use({ story: 'walk-failures' });

const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes of the review.') };

test('what fails with documents is said, and nothing is lost', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);

  await test.step('documents that expired are named above the list', async () => {
    await openProject(page, portal, '1-1-000021');
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByText('Documents have expired and are pending upload')).toBeVisible();
  });

  await test.step('a list that cannot be had, and one that is not there', async () => {
    await page.route('**/api/documents?*', breakAnswer(500));
    await openProject(page, portal, '1-1-000001');
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByText('Document Retrieval Failure.')).toBeVisible();
    await page.unroute('**/api/documents?*');
    await page.route('**/api/documents?*', breakAnswer(404));
    await page.reload();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByText('Documents Not found')).toBeVisible();
    await page.unroute('**/api/documents?*');
    await page.reload();
  });

  await test.step('a review and a deletion', async () => {
    await page.getByRole('tab', { name: 'Documents' }).click();
    const type = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Review Notes', exact: true }) });
    await type.getByRole('button', { name: 'Upload' }).click();
    const upload = dialogOf(page, 'Upload Review Notes');
    await upload.getByLabel('Files').setInputFiles([file]);
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload).toBeHidden();
    await type.getByRole('button', { name: 'Show details' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: file.name, exact: true }) });

    await page.route('**/api/document/accept*', breakAnswer(500));
    await row.getByRole('button', { name: 'Accept or Reject' }).click();
    const review = dialogOf(page, `Review ${file.name}`);
    await review.getByRole('radio', { name: 'Accept' }).check();
    await review.getByLabel('Expiration Date').fill('2031-01-31');
    await review.getByRole('button', { name: 'Review' }).click();
    await expect(review.getByText('Document update Failure.')).toBeVisible();
    await expect(review.getByLabel('Expiration Date')).toHaveValue('2031-01-31');
    await page.unroute('**/api/document/accept*');
    await review.getByRole('button', { name: 'Review' }).click();
    await expect(type).toContainText('Accepted');
    await row.getByRole('button', { name: 'Accept or Reject' }).click();
    await review.getByRole('radio', { name: 'Reject' }).check();
    await review.getByRole('button', { name: 'Review' }).click();
    await expect(type).toContainText('Submitted');

    const path = /\/api\/document\/[^/]+\?organizationId=/;
    await page.route(path, breakAnswer(500));
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Document Delete Failure.')).toBeVisible();
    await expect(row.last()).toBeVisible();
  });
});

test('what fails on the page of a project is said', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await openProject(page, portal, '1-1-000001');
  const press = async (section: string, action: string) => {
    await chooseMore(page, section, action);
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };

  await test.step('letters', async () => {
    await page.route('**/api/notifications', breakAnswer(500));
    await press('Actions', 'Send Expired Document Reminder');
    await expect(page.getByText('Expired Document notification Failure.')).toBeVisible();
    await press('Actions', 'Re-send Eval Link Letters');
    await expect(page.getByText('Notification failed to send. Please try again :(')).toBeVisible();
  });

  await test.step('an evaluation that is not skipped', async () => {
    await page.route('**/api/projects/evaluation/skip/request', breakAnswer(500));
    await press('Evaluation Actions', 'Skip Evaluation');
    await expect(page.getByText('Failed to submit skip request. Error: Something broke.')).toBeVisible();
  });

  await test.step('a contractor who is not corrected', async () => {
    await page.getByRole('button', { name: 'Contractor Accounts' }).click();
    await page.getByRole('menuitem', { name: 'Edit Contractor Information' }).click();
    const dialog = dialogOf(page, 'Edit Contractor Information');
    const send = dialog.getByRole('button', { name: 'Edit Contractor Information' });
    const path = '**/api/organization/person/safe';
    await page.route(path, breakAnswer(500));
    await send.click();
    await expect(dialog.getByText('Error updating person information. Please try again or contact IT.')).toBeVisible();
    await page.unroute(path);
    await send.click();
    await expect(
      page.getByText(
        'Person information successfully updated. You may need to refresh the page to verify the changes.',
      ),
    ).toBeVisible();
  });
});

test('what fails with an own account is said', async ({ page, portal }) => {
  const save = async (words: string) => {
    await page.goto(`${portal.url}/user/profile`);
    await settled(page);
    await page.route('**/api/auth/user', breakAnswer(500));
    await page.getByRole('button', { name: 'Update Account' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute('**/api/auth/user');
  };
  await beSignedIn(page, portal, everybody.manager);
  await save('Failed to update User record. Please contact your administrator.');
  await beSignedIn(page, portal, everybody.subvendor);
  await save('Failed to update organization contact information. Please contact your administrator');

  const refused = 'Failed to submit request. Please check the target email does not already exist in the system.';
  const target = page.getByLabel('Target Email');
  const send = page.getByRole('button', { name: 'Request Transfer' });
  await target.fill(everybody.admin);
  await send.click();
  await expect(target).toHaveAccessibleDescription(refused);
  await page.route('**/api/organization/transfer/request', breakAnswer(500));
  await target.fill('tara@target.example');
  await send.click();
  await expect(page.getByText(refused)).toBeVisible();
  await expect(target).toHaveValue('tara@target.example');
});

test('what fails with the questions of a client is said, and they are answered in the end', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, everybody.contractor);
  const asked = '**/api/organization/questions?*';
  await page.route(asked, breakAnswer(500));
  await page.goto(`${portal.url}/contractor/conflict-questions`);
  await expect(page.getByText('Error retrieving Client Specific Questions - Contractor.').first()).toBeVisible();
  await page.unroute(asked);
  await page.reload();
  await settled(page);
  const sent = '**/api/organization/question/responses';
  await page.route(sent, breakAnswer(500));
  await answerClient(page);
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(
    page
      .getByText('An error occurred submitting your Client Specific Questions - Contractor. Please try again.')
      .first(),
  ).toBeVisible();
  await page.unroute(sent);
  await submit.click();
  await expect(toastOf(page, 'Client Specific Questions - Contractor have been successfully submitted!')).toBeVisible();
});

test('a contractor goes on while the evaluation is sent, and is told that it failed', async ({ page, portal }) => {
  test.setTimeout(240_000);
  await beSignedIn(page, portal, everybody.contractor);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/evaluation/*/responses*', async (route) => {
    await held.promise;
    await breakAnswer(500)(route);
  });
  await page.goto(`${portal.url}/contractor/evaluations/new/4`);
  await settled(page);
  await answerQuestions(page, 21);

  await expect(page.getByText('Your evaluation is being processed...')).toBeVisible();
  await expect(
    page.getByText(
      'Submitting evaluation, this may take a while. Do not navigate or refresh the page until this is complete.',
    ),
  ).toBeVisible();
  held.resolve();
  await expect(page.getByText('Failed to update Evaluation with error: Something broke.')).toBeVisible();
  await expect(page.getByText('Could not submit evaluation')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
});

async function answerClient(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Do you, or does a member of your household' }).selectOption('No');
  await page.getByRole('combobox', { name: 'Does a member of your family work' }).selectOption('No');
  await page.getByRole('combobox', { name: 'Have you received gifts' }).selectOption('None');
}
