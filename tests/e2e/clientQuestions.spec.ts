import { answerClientQuestions } from './answerClientQuestions.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { signIn } from './signIn.ts';

test.use({ story: 'clientQuestions' });

test(
  'answers to client questions that are refused are marked, and those that are accepted are shown locked',
  long,
  async ({ page, portal }) => {
    await signIn(page, portal, people.contractor);
    await page.goto(`${portal.url}/contractor/conflict-questions`);
    await answerClientQuestions(page);
    const sold = page.getByRole('group', { name: 'Entry 1' }).getByLabel('When was it sold?');
    await sold.fill('2099-01-01');
    await page.getByRole('button', { name: 'Submit' }).click();

    await expect(page.getByText('The date of sale cannot be in the future.').first()).toBeVisible();
    await expect(sold).toHaveAttribute('aria-invalid', 'true');
    await expect(sold).toBeFocused();
    await sold.fill('2024-05-06');
    await expect(sold).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You have answered these questions.')).toBeVisible();

    await page.reload();

    await expect(page.getByText('You have answered these questions.')).toBeVisible();
    const second = page.getByRole('group', { name: 'Entry 2' });
    await expect(second.getByRole('textbox', { name: 'Name of the supplier' })).toHaveValue('Ink Example');
    await expect(second.getByRole('textbox', { name: 'Name of the supplier' })).not.toBeEditable();
    await expect(page.getByLabel('What is the name of this person')).toHaveValue('Ned Newman, in the mail room');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
);

test(
  'an address without an evaluation of one’s own says so and leads back, before anything is answered',
  long,
  async ({ page, portal }) => {
    await signIn(page, portal, people.contractor);
    for (const query of ['', '?evaluationId=999999&projectNumber=1-1-000001', '?evaluationId=abc']) {
      await page.goto(`${portal.url}/contractor/evaluations${query}`);
      await expect(page.getByText('Evaluation ID is required')).toBeVisible();
      await expect(page.getByRole('form')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(heading(page, 'Open Evaluations')).toBeVisible();
  },
);

test('a manager is led back from an address without an evaluation as well', long, async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/evaluations/evaluationOnly?evaluationId=999999`);
  await expect(page.getByText('Evaluation ID is required')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
});
