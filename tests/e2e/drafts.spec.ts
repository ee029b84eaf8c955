import type { Page } from '@playwright/test';
import { answerClientQuestions } from './answerClientQuestions.ts';
import { answerQuestion, answerQuestions } from './answerQuestions.ts';
import { fillContractor, fillJob, next, pickPlace, takeUpDraft } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';
import { walkToClientQuestions } from './walkAhead.ts';

test.use({ story: 'drafts' });

const person = { email: 'dana@freelance.example', firstName: 'Dana', lastName: 'Draft', phone: '2025550177' };
const proxyManager = 'proxymanager@client.example';
const edited = '1-1-000004';

const newProject = (portal: Portal) => `${portal.url}/manager/evaluations`;
const status = (page: Page) => page.getByRole('status').filter({ hasText: /Saved|Saving/ });

/** Opens the wizard of a new project, with what was begun in it. */
async function openDraft(page: Page, portal: Portal): Promise<void> {
  await page.goto(newProject(portal));
  await takeUpDraft(page);
}

/** Clears the wizard of a new project. */
async function beginAnew(page: Page, portal: Portal): Promise<void> {
  await openDraft(page, portal);
  // An input that is emptied shows that the wizard has started over.
  await page.getByLabel('Contractor Email').fill('before@example.com');
  await page.getByRole('button', { name: 'Start over' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('Everything you have entered here is deleted');
  await sure.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Contractor Email')).toHaveValue('');
}

test(
  'a failed last call is sent again from the end, and its answers are there until it is accepted',
  long,
  async ({ page, portal }) => {
    test.setTimeout(240_000);
    const submission = '**/api/evaluation/4/responses**';
    await beSignedIn(page, portal, people.contractor);
    await walkToClientQuestions(page, portal);
    await answerClientQuestions(page);
    await page.getByRole('button', { name: /^(Next|Submit)$/ }).click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    const count = Number((await page.getByText(/^1 of \d+$/).innerText()).split(' of ')[1]);
    await page.route(submission, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }));
    await answerQuestions(page, count);
    await expect(page.getByText('Could not submit evaluation')).toBeVisible();

    await page.goto(`${portal.url}/dashboard`);
    await page.goto(`${portal.url}/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1`);
    await expect(page.getByText('Continued from what you entered today.')).toBeVisible();
    await expect(page.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'Back to my answers' }).click();
    await expect(page.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Could not submit evaluation')).toBeVisible();
    await page.unroute(submission);
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByText('Thanks for completing the evaluation process!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  },
);

test('a draft whose evaluation was taken elsewhere is closed, and says so', long, async ({ page, portal }) => {
  test.setTimeout(240_000);
  await beSignedIn(page, portal, proxyManager);
  await openDraft(page, portal);
  await fillContractor(page, person);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  await next(page);
  await fillJob(page, 'Begun here, finished there');
  await next(page);
  await expect(page.getByText('1 of 21', { exact: true })).toBeVisible();
  await answerQuestion(page, 1, 21);
  await next(page);
  await expect(status(page)).toContainText('Saved just now');

  const begun = page.url();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL('**/dashboard');
  await page
    .getByRole('row')
    .filter({ hasText: 'Begun here, finished there' })
    .getByRole('link', { name: 'Take Evaluation' })
    .click();
  await answerQuestions(page, 21);
  await expect(page.getByText('Thank you for using the Online Contractor Classification Process.')).toBeVisible();
  await page.goto(begun);

  await expect(page.getByText('What you had begun here was finished elsewhere on')).toBeVisible();
  await expect(page.getByLabel('Contractor Email')).toHaveValue('');
});

test('a word that was typed at the last moment is there after leaving and after closing the page', async ({
  page,
  portal,
  context,
}) => {
  await beSignedIn(page, portal, people.manager);
  await beginAnew(page, portal);

  await page.getByLabel('Contractor First Name').fill('Typed and left');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await openDraft(page, portal);
  await expect(page.getByLabel('Contractor First Name')).toHaveValue('Typed and left');

  await page.getByLabel('Contractor Last Name').fill('Typed and closed');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await beSignedIn(again, portal, people.manager);
  await openDraft(again, portal);
  await expect(again.getByLabel('Contractor Last Name')).toHaveValue('Typed and closed');
});

test(
  'a word that was typed at the last moment is there in another browser',
  long,
  async ({ page, portal, browser }) => {
    await beSignedIn(page, portal, people.manager);
    await beginAnew(page, portal);

    // Only the server has it there.
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('"Left"') === true,
      { timeout: 15_000 },
    );
    await page.getByLabel('Contractor First Name').pressSequentially('Left');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    expect((await saved).status()).toBe(200);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await beSignedIn(other, portal, people.manager);
    await openDraft(other, portal);

    await expect(other.getByLabel('Contractor First Name')).toHaveValue('Left');
    await elsewhere.close();
  },
);

test(
  'two windows on one draft: what only one has changed is taken over, what both have is chosen',
  long,
  async ({ page, portal, context }) => {
    await beSignedIn(page, portal, people.manager);
    await beginAnew(page, portal);
    // The initial state of a wizard is saved before any input, so that the status alone is not enough.
    const begun = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('"Begun"') === true,
      { timeout: 15_000 },
    );
    await page.getByLabel('Contractor First Name').fill('Begun');
    await begun;
    await expect(status(page)).toContainText('Saved just now');
    const other = await context.newPage();
    await beSignedIn(other, portal, people.manager);
    await openDraft(other, portal);
    await expect(other.getByLabel('Contractor First Name')).toHaveValue('Begun');
    // Pending saves of the first window are answered only after further input.
    const typed = Promise.withResolvers<void>();
    await page.route('**/api/drafts/**', async (route) => {
      if (route.request().method() === 'PUT') await typed.promise;
      await route.continue();
    });

    await other.getByLabel('Contractor First Name').fill('There');
    await other.getByLabel('Contractor Last Name').fill('Only there');
    await expect(status(other)).toContainText('Saved just now');
    await other.getByRole('button', { name: 'Save and leave' }).click();
    await other.waitForURL('**/dashboard');
    await page.getByLabel('Contractor First Name').fill('Here');
    typed.resolve();
    await expect(page.getByRole('heading', { name: 'Changed elsewhere meanwhile' })).toBeVisible();
    await expect(page.getByText('You began with: Begun')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Yours: Here' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByText('Changed elsewhere meanwhile and taken over: Contractor Last Name.')).toBeVisible();
    await expect(page.getByLabel('Contractor First Name')).toHaveValue('Here');
    await expect(page.getByLabel('Contractor Last Name')).toHaveValue('Only there');
  },
);

test('a wizard that is only looked at leaves no draft', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, 'director@formwork.example');
  for (const address of ['/programadmin/project/new?companyId=1', '/programadmin/projectedit/1-1-000007']) {
    await page.goto(portal.url + address);
    await settled(page);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await settled(page);
  }

  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const drafts = await page.request.get(`${portal.url}/api/drafts`, { headers: { authorization: `Bearer ${token}` } });
  expect(await drafts.json()).toEqual([]);
});

test('a project that somebody else has changed meanwhile is not overwritten by an old draft', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.programAdmin);
  const edit = `${portal.url}/programadmin/projectedit/${edited}`;
  await page.goto(edit);
  await next(page);
  await page.getByLabel('Project Name').fill('My name for it');
  await expect(status(page)).toContainText('Saved just now');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL('**/dashboard');
  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const changed = await page.request.put(`${portal.url}/api/projects/${edited}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { projectName: 'Their name for it', projectDescription: 'Their description.' },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  await page.goto(edit);
  await expect(page.getByRole('radio', { name: 'Changed elsewhere: Their name for it' })).toBeVisible();
  await page.getByRole('radio', { name: 'Yours: My name for it' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Changed elsewhere meanwhile and taken over: Project Description.')).toBeVisible();
  await expect(page.getByLabel('Project Name')).toHaveValue('My name for it');
  await expect(page.getByLabel('Project Description')).toHaveValue('Their description.');
});

test(
  'a project that is changed in the moment it is written is not overwritten: the server compares',
  long,
  async ({ page, portal }) => {
    const address = `${portal.url}/api/projects/1-1-000005`;
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/projectedit/1-1-000005`);
    await next(page);
    await page.getByLabel('Project Name').fill('Edited here');
    await next(page);
    await expect(page.getByLabel('Contractor First Name')).toBeVisible();
    await page.getByLabel('Contractor Phone Number').fill('');
    await next(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Contractor Phone Number')).toHaveValue('');
    await next(page);
    await next(page);
    await expect(heading(page, 'Review Project Details')).toBeVisible();
    const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}` };
    // The other window saves after the browser has compared all it can.
    let isFirst = true;
    await page.route(address, async (route) => {
      if (route.request().method() !== 'PUT' || !isFirst) return route.fallback();
      isFirst = false;
      const data = { projectDescription: 'Changed there.' };
      expect((await page.request.put(address, { headers, data })).status()).toBe(200);
      return route.fallback();
    });

    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Changed elsewhere meanwhile and taken over: Project Description.')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
    const stored = await page.request.get(address, { headers });
    expect(await stored.json()).toMatchObject({ projectName: 'Edited here', projectDescription: 'Changed there.' });
  },
);

test(
  'a form that is opened after its record was changed in a wizard begins with what is true now',
  long,
  async ({ page, portal }) => {
    const key = '1-1-000006';
    const name = page.getByLabel('Project Name');
    const edit = page.getByRole('button', { name: 'Edit Project Information' });
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/projectdetails/${key}`);
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
    await next(page);
    await name.fill('Named in the wizard');
    await next(page);
    await next(page);
    await next(page);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();

    // The response is delayed: what is rendered before it arrives is not from the server.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const record = `**/api/projects/${key}`;
    await page.route(record, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(record);
    await page.goBack();
    await asked;
    await expect(edit).toHaveCount(0);
    release();
    await edit.click();

    await expect(name).toHaveValue('Named in the wizard');
  },
);

test(
  'on a slow network a step is left once, and what is typed while it is sent is kept',
  long,
  async ({ page, portal }) => {
    test.setTimeout(240_000);
    await beSignedIn(page, portal, people.manager);
    await beginAnew(page, portal);
    const network = await page.context().newCDPSession(page);
    // A phone with a weak connection: 400 kbit/s, and a latency of one second.
    await network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 1000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    });
    await fillContractor(page, person);
    await page.getByRole('button', { name: 'Next', exact: true }).dblclick();
    await expect(heading(page, 'Work Location')).toBeVisible();
    await pickPlace(page);
    await next(page);
    await expect(heading(page, 'Job Details')).toBeVisible();
    await page.getByLabel('Project Name').fill('Typed on a train');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(/Pasadena/);
    await next(page);
    await expect(page.getByLabel('Project Name')).toHaveValue('Typed on a train');
    await page.getByLabel('Project Description').fill('And left at once.');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await openDraft(page, portal);

    await expect(page.getByLabel('Project Name')).toHaveValue('Typed on a train');
    await expect(page.getByLabel('Project Description')).toHaveValue('And left at once.');
  },
);

test('a step whose places cannot be loaded is left by Back', long, async ({ page, portal }) => {
  const places = '**/api/worklocations?*';
  await beSignedIn(page, portal, proxyManager);
  await beginAnew(page, portal);
  await page.route(places, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }));
  await fillContractor(page, person);
  await next(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await expect(page.getByLabel('Contractor Email')).toHaveValue(person.email);
});
