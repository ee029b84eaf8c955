import type { Page } from '@playwright/test';
import { answerQuestion } from '../e2e/answerQuestions.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { demoPassword } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';
import { everybody } from './people.ts';

test.use({ story: 'walk-taking-evaluations' });

interface Evaluation {
  readonly id: number;
  readonly side: string;
  readonly status: string;
  readonly projectNumber: string;
}

/** The header with which somebody calls the API. */
async function authorizationOf(page: Page, portal: Portal, email: string): Promise<{ readonly authorization: string }> {
  const session = await page.request.post(`${portal.url}/api/auth/login`, {
    data: { username: email, password: demoPassword },
  });
  const { accessToken }: { readonly accessToken: string } = await session.json();
  return { authorization: `Bearer ${accessToken}` };
}

/** The evaluations that somebody may see, by the API. */
async function evaluationsOf(page: Page, portal: Portal, email: string): Promise<readonly Evaluation[]> {
  const headers = await authorizationOf(page, portal, email);
  const answer = await page.request.get(`${portal.url}/api/evaluations?size=200&projectState=OPEN`, { headers });
  const { content }: { readonly content: readonly Evaluation[] } = await answer.json();
  return content;
}

/** The first evaluation that waits for somebody. */
async function openEvaluationOf(page: Page, portal: Portal, email: string): Promise<Evaluation> {
  const found = (await evaluationsOf(page, portal, email)).find(({ status }) => status === 'INCOMPLETE');
  if (found === undefined) throw new Error(`Nothing waits for ${email}.`);
  return found;
}

test('the bypass page asks two questions that nobody can change, and sends nothing', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  await page.goto(`${portal.url}/contractor/evaluations/bypass`);
  await settled(page);
  const main = page.getByRole('main');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contractor Bypass Eval');
  await expect(main.getByRole('radiogroup', { name: 'Are you a contractor?' })).toBeVisible();
  await expect(main.getByLabel('Yes')).toBeChecked();
  await expect(main.getByLabel('Yes')).toBeDisabled();
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByRole('radiogroup', { name: 'Are you a subvendor?' })).toBeVisible();
  await expect(main.getByLabel('No')).toBeChecked();
  await main.getByRole('button', { name: 'Submit' }).click();

  await page.waitForURL('**/dashboard');
  expect(sent).toEqual([]);
});

test('one question at a time is answered by keys, and the progress stays in view', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  const { id } = await openEvaluationOf(page, portal, everybody.contractor);
  await page.goto(`${portal.url}/contractor/evaluations/new/${id}`);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByText('IC Vetting Evaluation')).toBeVisible();
  await expect(main.getByText('1 of 21', { exact: true })).toBeVisible();

  // Questions with one answer each come in any order; those before them are answered by hand.
  let at = 1;
  while ((await main.getByRole('radiogroup').count()) !== 1) {
    await answerQuestion(page, at, 21);
    await main.getByRole('button', { name: 'Next' }).click();
    at += 1;
    await expect(main.getByText(`${at} of 21`, { exact: true })).toBeVisible();
  }
  await expect(
    main.getByText('Press 1 to 3 to choose an answer, Enter to go on, and Backspace to go back.'),
  ).toBeVisible();
  await main.getByRole('heading', { level: 3 }).locator('..').focus();
  await page.keyboard.press('2');
  await expect(main.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('9');
  await expect(main.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(main.getByText(`${at + 1} of 21`, { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 500 });
  await page.mouse.wheel(0, 2_000);
  await expect(main.getByText(`${at + 1} of 21`, { exact: true })).toBeInViewport();
});

test('a re-evaluation begins at its first question and can be reviewed and sent from there', async ({
  page,
  portal,
}) => {
  const manager = 'samuel.weber@client.example';
  await beSignedIn(page, portal, manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const again = page.getByRole('group', { name: 'Re-Evaluations' });
  await expect(again.getByRole('columnheader')).toHaveText([
    'Project Number',
    'Project Name',
    'Final Determination Date',
    'Requested On',
    'Waiting (Days)',
    'Actions',
  ]);
  await again.getByRole('link', { name: 'Take Re-Evaluation' }).first().click();
  await settled(page);
  const main = page.getByRole('main');

  await expect(
    main.getByText('Please review the evaluation questions below. If nothing has changed, press submit.'),
  ).toBeVisible();
  await expect(main.getByText(/^1 of \d+$/)).toBeVisible();
  await main.getByRole('button', { name: 'Review Your Answers' }).click();
  await expect(main.getByRole('heading', { name: 'Review Your Answers' }).locator('..')).toBeFocused();
  await main
    .getByRole('button', { name: /^Change/ })
    .nth(2)
    .click();
  await expect(main.getByText(/^3 of \d+$/)).toBeVisible();
  await main.getByRole('button', { name: 'Review Your Answers' }).click();
  await main.getByRole('button', { name: 'Submit' }).click();

  await expect(main.getByText('Thank you for using the Online Contractor Classification Process.')).toBeVisible();
});

test('an evaluation that is not there is said to need an id', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  for (const path of ['/contractor/evaluations/new/999999', '/contractor/evaluations?projectNumber=1-1-000001']) {
    await page.goto(`${portal.url}${path}`);
    await settled(page);
    await expect(page.getByRole('main').getByText('Evaluation ID is required')).toBeVisible();
  }
});

test('an evaluation that has ended is read, and not answered in vain', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  const evaluations = await evaluationsOf(page, portal, everybody.contractor);
  const [complete] = evaluations.filter(({ status }) => status === 'COMPLETE');
  const open = evaluations.findLast(({ status }) => status === 'INCOMPLETE');
  const main = page.getByRole('main');

  await test.step('a complete one shows its answers', async () => {
    await page.goto(`${portal.url}/contractor/evaluations/new/${complete?.id}`);
    await settled(page);
    await expect(main.getByText('This evaluation is complete')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
    await main.getByRole('button', { name: 'Answers' }).click();
    const answers = page.getByRole('dialog', { name: 'Answers' });
    await expect(answers.getByRole('cell', { name: 'Who sets your working hours?' })).toBeVisible();
    await answers.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('an open one of a closed project says so', async () => {
    const headers = await authorizationOf(page, portal, everybody.programAdmin);
    const today = new Date().toISOString().slice(0, 10);
    const closed = await page.request.post(`${portal.url}/api/project/closure`, {
      headers,
      data: { projectNumber: open?.projectNumber, closingDate: today, reasonId: 1 },
    });
    expect(closed.ok()).toBe(true);
    await page.goto(
      `${portal.url}/contractor/evaluations?evaluationId=${open?.id}&projectNumber=${open?.projectNumber}`,
    );
    await settled(page);
    await expect(main.getByText(/^Project \S+ .* is closed and takes no evaluations\.$/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
  });
});

test('a failure without words is an invalid attempt, and the answers stay', async ({ page, portal }) => {
  await beSignedIn(page, portal, 'samuel.weber@client.example');
  const again = (await evaluationsOf(page, portal, 'samuel.weber@client.example')).filter(
    ({ status }) => status === 'INCOMPLETE',
  );
  const id = again.at(-1)?.id;
  await page.route('**/api/evaluation/*/responses*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${portal.url}/manager/evaluations/evaluationOnly?evaluationId=${id}&reEvaluationFlag=true`);
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Review Your Answers' }).click();

  await main.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('Failed to update Evaluation with error: Invalid Attempt')).toBeVisible();
  await expect(main.getByText('Evaluation failed to submit')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Review Your Answers' })).toBeVisible();
});
