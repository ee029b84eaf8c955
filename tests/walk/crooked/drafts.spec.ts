import { answerQuestion } from '../../e2e/answerQuestions.ts';
import { fillContractor, next, pickPlace } from '../../e2e/fillProject.ts';
import { heading } from '../../e2e/findParts.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { people } from '../../e2e/people.ts';
import { beSignedIn, fillSignIn, settled, signIn } from '../../e2e/signIn.ts';
import { createProject } from '../createProject.ts';
import { elsewhere, endSession, evaluationOf, expectBoth, openWizard, type Window } from './steps/windows.ts';

test.use({ story: 'crooked-drafts' });

const proxyManager = 'proxymanager@client.example';
const expired = 'Your session has expired, click button to login again.';

const saved = ({ page }: Window) => page.getByRole('status').filter({ hasText: 'Saved just now' });

/** The manager's evaluation of a new project, with its first question answered and kept. */
async function beginEvaluation(window: Window): Promise<{ readonly key: string; readonly id: number }> {
  const { page, portal } = window;
  const candidate = { email: people.contractor, firstName: 'Cleo', lastName: 'Contractor' };
  const key = await createProject(page, portal, candidate);
  const id = await evaluationOf(window, key, 'manager');
  await beSignedIn(page, portal, people.manager);
  await page.goto(
    `${portal.url}/manager/evaluations/evaluationOnly?evaluationId=${id}&projectNumber=${key}&regionId=1`,
  );
  await answerQuestion(page, 1, 21);
  await next(page);
  await expect(saved(window)).toBeVisible();
  return { key, id };
}

test('an evaluation that is skipped while it is half answered says so when it is opened again', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const { key } = await beginEvaluation(window);
  await elsewhere(window, { path: '/projects/evaluation/skip/request', data: { projectNumber: key } });

  await page.reload();

  await expect(page.getByText('This evaluation no longer waits for answers')).toBeVisible();
  await expect(page.getByText('has the status Skipped.')).toBeVisible();
  const { content } = await elsewhere(window, { method: 'GET', path: `/evaluations?projectNumber=${key}` });
  expect(content).toMatchObject([{ status: 'SKIPPED' }, { status: 'SKIPPED' }]);
});

test('an evaluation of a project that closes meanwhile is kept, and goes on once the project is open again', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const { key } = await beginEvaluation(window);
  const closure = { projectNumber: key, closingDate: '2030-12-01', reasonId: 1 };
  await elsewhere(window, { path: '/project/closure', data: closure });
  await elsewhere(window, { path: '/project/reactivation', data: { projectNumber: key } });

  await page.reload();

  await expect(page.getByText('Continued from what you entered today.')).toBeVisible();
  await expect(page.getByText(/^\d+ of 21$/)).toBeVisible();
  await expectBoth(window, key, { currentStatus: { state: 'OPEN', status: 'Pending' } });
});

test('an evaluation that is left by the browser’s own back button is taken up where it was', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await beginEvaluation(window);

  await page.goBack();
  await page.waitForURL('**/dashboard');
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/drafts/manager-evaluation?'));
  await page.goForward();

  // Questions are drawn in another order at each load: what was answered may be any of them.
  const { data }: { readonly data: { readonly data: object } } = await (await asked).json();
  expect(Object.keys(data.data)).toHaveLength(1);
  await expect(page.getByText('Continued from what you entered today.')).toBeVisible();
  await expect(page.getByText(/^\d+ of 21$/)).toBeVisible();
});

test('a session that ends in the middle of a wizard loses nothing that was typed', async ({ page, portal }) => {
  const window = { page, portal };
  await signIn(page, portal, proxyManager);
  await openWizard(window);
  await page.getByLabel('Contractor First Name').fill('Kept');
  await expect(saved(window)).toBeVisible();
  await endSession(window);

  await page.getByLabel('Contractor Last Name').fill('Typed after the end');
  const dialog = page.getByRole('alertdialog', { name: expired });
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await fillSignIn(page, proxyManager);
  // The way leads over the dashboard back to the page that was left.
  await expect(page.getByRole('heading', { level: 1, name: 'New Project' })).toBeVisible();

  await expect(page.getByLabel('Contractor First Name')).toHaveValue('Kept');
  await expect(page.getByLabel('Contractor Last Name')).toHaveValue('Typed after the end');
});

test('what is typed offline is kept as soon as the browser is online again', async ({ page, portal, context }) => {
  const window = { page, portal };
  await beSignedIn(page, portal, people.manager);
  await openWizard(window);
  await page.getByLabel('Contractor First Name').fill('Before');
  await expect(saved(window)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Contractor Last Name').fill('In the tunnel');
  await expect(page.getByText('Your last entries are not saved. Saving is tried again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByLabel('Contractor First Name').fill('After');
  await expect(page.getByText('Your last entries are not saved.')).toHaveCount(0);

  await page.reload();

  await expect(page.getByLabel('Contractor First Name')).toHaveValue('After');
  await expect(page.getByLabel('Contractor Last Name')).toHaveValue('In the tunnel');
});

test('a state of another country is taken out of the work location, and its step says so', async ({ page, portal }) => {
  await beSignedIn(page, portal, proxyManager);
  await openWizard({ page, portal });
  await fillContractor(page, {
    ...{ email: 'cora.country@freelance.example', firstName: 'Cora', lastName: 'Country', phone: '2025550177' },
  });
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('Canada').check();
  await page.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 });
  await next(page);

  const told = page.getByText('State: “California” is no longer offered and has been taken out');
  await expect(told.first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'County' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
});
