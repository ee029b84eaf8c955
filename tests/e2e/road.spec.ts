import { isLongSuite } from '../isLongSuite.ts';
import { answerClientQuestions } from './answerClientQuestions.ts';
import { answerQuestions } from './answerQuestions.ts';
import { answerStructure } from './answerStructure.ts';
import { dayIn } from './dayIn.ts';
import { determine } from './determine.ts';
import { fillContractor, fillJob, next, openWizard, pickPlace, takeUpDraft } from './fillProject.ts';
import { detail, filterBy, heading, openTab } from './findParts.ts';
import { expect, test } from './fixtures.ts';
import { nora, noraPassword, typed } from './nora.ts';
import { people } from './people.ts';
import { mailsTo, openMail } from './readMail.ts';
import { settled, signIn, signOut } from './signIn.ts';

test.use({ story: 'road' });

// One story in several acts. After an act the server is killed without warning: after each in `npm run test:long`, in the
// short suite after those that end with something decided.
test.describe.configure({ mode: 'serial' });

const projectName = 'Road Project';
const thanks =
  'Thank you for using the Online Contractor Classification Process. You will receive an e-mail notification providing you with your new project number.';

const killedAfter = [
  'a manager creates a project for a new contractor and evaluates it',
  'a program admin finds the project and makes the final determination',
];

test.afterEach(async ({ page, portal }, { title }) => {
  if (!isLongSuite && !killedAfter.includes(title)) return;
  // A page that still loads a part of itself would complain of a server that dies.
  await page.close();
  await portal.crash();
});

test('a manager is told what is missing and what is wrong in a new project', async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await expect(heading(page, 'Good day, Mona')).toBeVisible();
  await openWizard(page);
  await next(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Contractor Email is required',
    'Contractor First Name is required',
    'Contractor Last Name is required',
    'Contractor Phone Number is required',
    'Country is required',
  ]);

  await fillContractor(page, { ...typed, email: 'nora', phone: '12' });
  await next(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Contractor Email is not valid',
    'Contractor Phone Number is not valid',
  ]);

  await fillContractor(page, typed);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByText('Choose a state to go on.')).toBeVisible();
  await pickPlace(page);
  await next(page);

  await expect(heading(page, 'Job Details')).toBeVisible();
  await next(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Job Function is required',
    'Job Function Description is required',
    'I agree that the above job description closely matches that of my project',
    'Project Name is required',
    'Project Description is required',
    'Project Budget is required',
    'Cost Center is required',
    'Billing cycle is required',
    'Agreed rate is required',
  ]);
  await fillJob(page, projectName);
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && (answer.request().postData() ?? '').includes('2020-01-02'),
  );
  await page.getByRole('textbox', { name: 'End Date' }).fill('2020-01-02');
  await next(page);
  await expect(page.getByText('End date has to be after the start date').last()).toBeVisible();
  await (await kept).finished();
});

test('a manager creates a project for a new contractor and evaluates it', async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await openWizard(page);
  // What was typed in the first act is still there.
  await takeUpDraft(page);
  await expect(heading(page, 'Job Details')).toBeVisible();
  await page.getByRole('textbox', { name: 'End Date' }).fill('2030-12-31');
  await next(page);

  await expect(heading(page, 'Evaluation')).toBeVisible();
  expect(await answerQuestions(page, 21)).toEqual({ pairs: 1 });
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(page.getByText('Do not navigate or refresh the page')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('the project and its three mails are there', async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: projectName });
  await expect(row.getByRole('cell', { name: 'Nora Newman' })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Pending' })).toBeVisible();
  await row.getByRole('button', { name: 'Show details' }).click();
  await expect(page.locator('.MuiStepLabel-label.Mui-completed')).toHaveText(['Manager Evaluation']);
  await expect(page.locator('[aria-current=step]')).toHaveText([/Contractor Evaluation$/]);

  const number = await row.getByRole('cell', { name: /^1-1-\d+$/ }).innerText();
  await expect(await mailsTo(page, portal, people.manager)).toHaveText([
    new RegExp(`Your new project number is ${number}`),
  ]);
  const toNora = await mailsTo(page, portal, nora);
  await expect(toNora).toHaveCount(2);
  await expect(toNora.filter({ hasText: 'Welcome to Formwork' })).toHaveCount(1);
  await expect(toNora.filter({ hasText: `Evaluation requested for project ${number}` })).toHaveCount(1);
});

test('the contractor activates the account by the link in the mail', async ({ page, portal }) => {
  const mail = await openMail(page, (await mailsTo(page, portal, nora)).filter({ hasText: 'Welcome to Formwork' }));
  const link = await mail.getByRole('link', { name: 'Activate your account' }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(nora);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(noraPassword);
  await page.getByRole('textbox', { name: 'Confirmation password' }).fill('Nora!Newman2027');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirmation password' }).fill(noraPassword);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Contractor Activated!')).toBeVisible();
  await expect(heading(page, 'Good day, Nora')).toBeVisible();
  await signOut(page);
  // The link has done its work: it opens nothing any more.
  await page.goto(link ?? '');
  await page.waitForURL('**/login?notice=link');
});

test('the contractor answers about the business, the client and the work', async ({ page, portal }) => {
  await signIn(page, portal, nora, noraPassword);
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
  await expect(heading(page, 'Evaluation')).toBeVisible();
  expect(await answerQuestions(page, 21)).toEqual({ pairs: 1 });
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(
    page.getByText('Thanks for completing the evaluation process! Please proceed to complete onboarding.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('group', { name: 'Completed Evaluations' }).getByText(projectName)).toBeVisible();
  await expect(page.getByText('No evaluation is waiting for you.')).toBeVisible();
});

test('a program admin finds the project and makes the final determination', async ({ page, portal }) => {
  await signIn(page, portal, people.programAdmin);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await settled(page);
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  const sorted = page.waitForResponse((answer) => answer.url().includes('sort=-projectStartDate'));
  await page.getByRole('button', { name: 'Start Date' }).click();
  await page.getByRole('button', { name: 'Start Date' }).click();
  await sorted;
  await expect(page.getByRole('columnheader', { name: 'Start Date' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByText('1–15 of 129')).toBeVisible();
  await filterBy(page, 'IC User ID', nora);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'View' }).click();

  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(detail(overview, 'Project Name')).toHaveText(projectName);
  await expect(detail(overview, 'Initial Recommendation')).toHaveText('IC Pending');
  const evaluation = await openTab(page, 'Evaluation');
  await expect(detail(evaluation.getByRole('region', { name: 'Manager' }), 'Score')).toHaveText('100');
  await expect(detail(evaluation.getByRole('region', { name: 'Contractor' }), 'Score')).toHaveText('100');

  await openTab(page, 'Overview');
  await determine(page, 'IC', 'All is well.');
  await expect(detail(overview, 'Status')).toHaveText('Active');
});

test('the determination, its history and its notification have stayed', async ({ page, portal }) => {
  await signIn(page, portal, people.programAdmin);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await filterBy(page, 'IC User ID', nora);
  await page.getByRole('link', { name: 'View' }).click();
  const overview = await openTab(page, 'Overview');
  await expect(detail(overview, 'Status')).toHaveText('Active');
  await expect(detail(overview, 'Final Determination Date')).toHaveText(dayIn(0));
  await expect(detail(overview, 'Next Eval Date')).toHaveText(dayIn(12));
  await expect(page.getByRole('button', { name: 'Make Final Determination' })).toHaveCount(0);
  const history = await openTab(page, 'History');
  await expect(history.getByRole('row').filter({ hasText: 'All is well.' })).toContainText(
    /Active.*programadmin@formwork.example/,
  );
  const notifications = await openTab(page, 'Notifications');
  await expect(notifications.getByRole('row').filter({ hasText: /Recommendation/i })).toHaveCount(1);
});
