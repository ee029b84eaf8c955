import type { Page } from '@playwright/test';
import { answerQuestion, readAnswer, readQuestion } from './answerQuestions.ts';
import { fillContractor, next, openWizard, takeUpDraft } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, fillSignIn, signIn, signOut } from './signIn.ts';
import { walkToClientQuestions, walkToJob } from './walkAhead.ts';

test.use({ story: 'resume' });

const person = { email: 'rhea@freelance.example', firstName: 'Rhea', lastName: 'Resume', phone: '2025550123' };
const proxyManager = 'proxymanager@client.example';
const expired = 'Your session has expired, click button to login again.';

const goBack = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

/** Performs an action, and waits until the server has saved a draft with its outcome. */
async function keeping(page: Page, fits: (draft: string) => boolean, work: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === 'PUT' && request.url().includes('/api/drafts/') && fits(request.postData() ?? '');
  });
  await work();
  expect((await kept).ok()).toBe(true);
}

test('a half-finished wizard goes on after a reload, another sign-in and a crash', long, async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await openWizard(page);
  await fillContractor(page, person);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  const state = page.getByRole('combobox', { name: 'State' });
  await state.fill('Calif');
  await keeping(
    page,
    (draft) => draft.includes('"state"'),
    () => page.getByRole('option', { name: 'California' }).click(),
  );

  await page.reload();
  await expect(heading(page, 'Work Location')).toBeVisible();
  await expect(state).toHaveValue('California');

  await page.goto(`${portal.url}/dashboard`);
  await signOut(page);
  await signIn(page, portal, people.manager);
  await openWizard(page);
  await takeUpDraft(page);
  await expect(state).toHaveValue('California');

  await portal.crash();
  await page.reload();
  await expect(state).toHaveValue('California');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Contractor Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Contractor Last Name')).toHaveValue(person.lastName);
});

test('a half-finished evaluation keeps its answers over a crash', long, async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await page.getByRole('row').filter({ hasText: '1-1-000001' }).getByRole('link', { name: 'Take Evaluation' }).click();
  const given = new Map<string, string>();
  for (let at = 1; at <= 3; at += 1) {
    await answerQuestion(page, at, 21);
    given.set(await readQuestion(page), await readAnswer(page));
    await keeping(
      page,
      (draft) => (draft.match(/"q\d+"/g) ?? []).length === at,
      () => next(page),
    );
  }

  await portal.crash();
  await page.reload();
  // The order is random at each load, so the answered question is searched for.
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const first = page.getByText('1 of 21', { exact: true });
  await expect(page.getByText(/^\d+ of 21$/)).toBeVisible();
  while (!(await first.isVisible())) await back.click();
  for (let at = 1; given.size > 0; at += 1) {
    await expect(page.getByText(`${at} of 21`, { exact: true })).toBeVisible();
    const question = await readQuestion(page);
    const answer = given.get(question);
    if (answer === undefined) await answerQuestion(page, at, 21);
    else expect(await readAnswer(page)).toBe(answer);
    given.delete(question);
    // The answered question can be the last one, without a next page.
    if (given.size > 0) await next(page);
  }
});

test(
  'what is corrected in an earlier step stays corrected when a later one, begun before, goes on',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, proxyManager);
    await walkToJob(page, portal);
    await page.getByLabel('Project Name').fill('Half a name');
    await goBack(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
    await goBack(page);
    await page.getByLabel('Contractor First Name').fill('Corrected');
    await next(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
    await next(page);

    await expect(page.getByLabel('Project Name')).toHaveValue('Half a name');
    await keeping(
      page,
      (draft) => draft.includes('A whole name') && draft.includes('"contractorFirstName":"Corrected"'),
      () => page.getByLabel('Project Name').fill('A whole name'),
    );
  },
);

test(
  'a place that is corrected stays corrected when later questions, begun before, go on',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.contractor);
    await walkToClientQuestions(page, portal);
    await page.getByRole('combobox', { name: 'Have you received gifts' }).selectOption('None');
    await goBack(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
    await page.getByRole('combobox', { name: 'City' }).fill('Long');
    await page.getByRole('option', { name: 'Long Beach' }).click();
    await next(page);

    await expect(heading(page, 'Client Specific Questions - Contractor')).toBeVisible();
    await keeping(
      page,
      (draft) => draft.includes('"q308":"No"') && draft.includes('"city":"US-CA-Los Angeles-Long Beach"'),
      async () => {
        await page.getByRole('combobox', { name: 'Does a member of your family work' }).selectOption('No');
      },
    );
  },
);

test('a session that runs out stops everything, and what was typed survives the new sign-in', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await signIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/evaluations`);
  await takeUpDraft(page);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.waitFor();
  // A draft can resume at any step, so this goes back to the first one.
  while (await back.isEnabled()) await back.click();
  await page.getByLabel('Business Name').fill('Typed at the last moment');
  await page.clock.fastForward('01:01:00');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(expired);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await page.clock.setSystemTime(new Date());
  await fillSignIn(page, people.manager);
  await page.waitForURL('**/manager/evaluations**');
  await expect(page.getByLabel('Business Name')).toHaveValue('Typed at the last moment');
});

test(
  'a session that the server has ended shows the same dialog at the next request',
  long,
  async ({ page, portal }) => {
    await signIn(page, portal, people.programAdmin);
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(heading(page, 'Project List')).toBeVisible();
    await expect(page.getByText('1–15 of')).toBeVisible();
    const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
    const ended = await page.request.post(`${portal.url}/api/auth/logout`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(204);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(expired);
    // What is typed into the page of the sign-in is still there when its definitions arrive late.
    await page.route('**/public-portal.json', async (route) => {
      await page.evaluate(async () => {
        for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      });
      await route.continue();
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await fillSignIn(page, people.programAdmin);
    // The address has the page of the list.
    await page.waitForURL(/\/programadmin\/projects\?projects\.page=2$/, { timeout: 30_000 });
  },
);
