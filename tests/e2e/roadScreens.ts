import { expect, type Page } from '@playwright/test';
import type { people } from './people.ts';
import type { Catalogue } from './readTexts.ts';
import { settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

/** A screen of the story in any language: its path, and what to do there before it is examined. */
export interface RoadScreen {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page, texts: Catalogue) => Promise<void>;
  /** It shows questions and answers as they were asked and given, in the language of that time. */
  readonly isRecord?: true;
}

/** Opens a screen, unless the page already shows it, and performs its preparation. */
export async function visit(page: Page, portal: Portal, screen: RoadScreen, texts: Catalogue): Promise<void> {
  const url = portal.url + screen.path;
  if (page.url() !== url) await page.goto(url);
  // Below an open dialog the page is not accessible.
  if ((await page.getByRole('dialog').count()) === 0) await settled(page);
  await screen.open?.(page, texts);
}

const press = (key: string) => async (page: Page, texts: Catalogue) =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts[key] ?? key, exact: true })
    .first()
    .click();

const opened = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('.fw-skeleton')).toHaveCount(0);
};

const tab = (index: number) => async (page: Page) => {
  await page.getByRole('tab').nth(index).click();
  await settled(page);
};

/** Goes to the previous or next step; the submit button is below it. */
const step = (which: 'before' | 'after') => async (page: Page, texts: Catalogue) => {
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  const from = await title.innerText();
  if (which === 'before') await press('engine/back')(page, texts);
  else await page.getByRole('main').locator('button[type=submit]').click();
  await expect(title).not.toHaveText(from);
};

/** Submits the empty form, so that all missing values are reported. */
const sendEmpty = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
};

/** Answers questions up to the one with statements. */
async function goToPairs(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const question = main.getByRole('heading', { level: 3 });
  const boxes = main.getByRole('checkbox');
  const choices = main.getByRole('combobox').or(main.getByRole('radiogroup')).or(boxes);
  for (;;) {
    await expect(choices.first()).toBeVisible();
    if ((await boxes.count()) > 1) return;
    if ((await main.getByRole('combobox').count()) > 0) await main.getByRole('combobox').selectOption({ index: 1 });
    else await main.getByRole('radio').first().check();
    const text = await question.innerText();
    await main.locator('button[type=submit]').click();
    await expect(question).not.toHaveText(text);
  }
}

/** Opens the mail to a new user. */
const openWelcome = async (page: Page, texts: Catalogue): Promise<void> => {
  await page
    .getByRole('row')
    .filter({ hasText: 'Welcome to Formwork' })
    .getByRole('button', { name: texts['mailbox.screen/mails.actions.screen:mail.title'] ?? '' })
    .click();
  await opened(page);
};

/** Loads the page while the server responds to one of its requests with an error. */
const whileAnswering = (path: RegExp, status: number) => async (page: Page) => {
  await page.route(path, (route) => route.fulfill({ status, json: { message: '' } }));
  await page.reload();
};

const evaluation = '/manager/evaluations/evaluationOnly?evaluationId=1&projectNumber=1-1-000001&regionId=1';
const details = '/programadmin/projectdetails/1-1-000003';

export const publicScreens: readonly RoadScreen[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in with problems', path: '/login', open: sendEmpty },
  { name: 'single sign-on', path: '/login/sso' },
  { name: 'unknown address', path: '/nowhere' },
  { name: 'mailbox', path: '/mailbox' },
  { name: 'mail', path: '/mailbox', open: openWelcome },
  {
    name: 'activation',
    path: '/mailbox',
    open: async (page) => {
      const link = await page.locator('[role=dialog] a[href*=subvendoractivation]').getAttribute('href');
      await page.goto(link ?? '');
      await settled(page);
      await expect(page.getByRole('main').locator('input[type=password]')).toHaveCount(2);
    },
  },
];

/** Screens of each role, in the order in which they are visited. */
export const screensOf: Readonly<Record<keyof typeof people, readonly RoadScreen[]>> = {
  manager: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'project history', path: '/manager/projects' },
    {
      name: 'project dialog',
      path: '/manager/projects',
      open: async (page, texts) => {
        await press('manager-project.screen/title')(page, texts);
        await opened(page);
      },
    },
    {
      name: 'request in a dialog over a dialog',
      path: '/manager/projects',
      open: async (page, texts) => {
        const field = 'manager-project.screen/project.projectAmount.actions.form:request-funds.title';
        await page.getByRole('button', { name: texts[field] ?? field, exact: true }).click();
        const submit = page.locator('[role=dialog] form button[type=submit]');
        await expect(submit).toHaveText(texts['requisitions.create.operation/title.4'] ?? '');
      },
    },
    { name: 'wizard step with problems', path: '/manager/evaluations?draft=empty', open: sendEmpty },
    { name: 'question', path: evaluation },
    { name: 'question with statements', path: evaluation, open: goToPairs },
  ],
  contractor: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'project history', path: '/contractor/projects' },
    {
      name: 'business structure with problems',
      path: '/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1',
      open: sendEmpty,
    },
  ],
  programAdmin: [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'project list', path: '/programadmin/projects' },
    {
      name: 'filter dialog',
      path: '/programadmin/projects',
      open: async (page, texts) => {
        await press('engine/filter')(page, texts);
        await opened(page);
      },
    },
    { name: 'project overview', path: details, open: tab(0) },
    { name: 'business structure of a project', path: details, open: tab(1) },
    { name: 'project documents', path: details, open: tab(2) },
    { name: 'project summary', path: details, open: tab(3) },
    { name: 'project evaluation', path: details, open: tab(4) },
    {
      name: 'comparison of evaluations',
      path: '/programadmin/evaluations/compare?projectNumber=1-1-000003',
      isRecord: true,
    },
    { name: 'project history', path: details, open: tab(5) },
    { name: 'project notifications', path: details, open: tab(6) },
    {
      name: 'determination dialog',
      path: details,
      open: async (page, texts) => {
        await tab(0)(page);
        await press('projects.determine.operation/title')(page, texts);
        await opened(page);
      },
    },
    {
      name: 'session that has ended',
      path: '/programadmin/projects',
      open: async (page) => {
        await whileAnswering(/\/api\/projects\b/, 401)(page);
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ],
  subvendor: [
    { name: 'dashboard', path: '/dashboard' },
    {
      name: 'server that does not answer',
      path: '/dashboard',
      open: async (page) => {
        await whileAnswering(/\/api\/auth\/user\/me\b/, 503)(page);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      },
    },
  ],
};

/** Steps of a new project that is filled in up to the work; the last one goes back there. */
export const wizardScreens: readonly RoadScreen[] = [
  { name: 'job details with problems', path: '/manager/evaluations?draft=walked', open: sendEmpty },
  { name: 'work location', path: '/manager/evaluations?draft=walked', open: step('before') },
  { name: 'contractor details', path: '/manager/evaluations?draft=walked', open: step('before') },
  {
    name: 'job details',
    path: '/manager/evaluations?draft=walked',
    open: async (page, texts) => {
      await step('after')(page, texts);
      await step('after')(page, texts);
    },
  },
];

/** Steps of a contractor's evaluation whose business structure and work location are completed. */
export const contractorSteps: readonly RoadScreen[] = [
  {
    name: 'client specific questions with problems',
    path: '/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1',
    open: sendEmpty,
  },
];
