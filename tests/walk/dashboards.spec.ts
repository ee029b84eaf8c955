import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';

test.use({ story: 'walk-dashboards' });

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the dashboard of a subvendor tells what is open until it is done', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.subvendor);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const structure = cardOf(page, 'Business Structure');

  await test.step('questions and documents, each with the way to it', async () => {
    await expect(page.getByText('Your organisation still has something to complete.')).toBeVisible();
    await expect(structure.getByText('7 required questions are not answered yet.')).toBeVisible();
    const papers = cardOf(page, 'Documents');
    await expect(papers.getByText('2 required documents are missing.')).toBeVisible();
    await expect(papers.getByRole('link', { name: 'View the documents' })).toHaveAttribute('href', '/documents');
  });

  await test.step('answers close their task', async () => {
    await structure.getByRole('link', { name: 'Answer the questions' }).click();
    await expect(page).toHaveURL(`${portal.url}/businessStructure`);
    await settled(page);
    await answerAll(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Thanks for your answers!')).toBeVisible();
    await page.goto(`${portal.url}/dashboard`);
    await expect(structure.getByText('All required questions are answered.')).toBeVisible();
    await expect(structure.getByRole('link', { name: 'View the answers' })).toBeVisible();
  });
});

test('the dashboard of a manager lists completed evaluations', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const completed = page.getByRole('group', { name: 'Completed Evaluations' });
  await expect(completed.locator('tbody tr')).toHaveCount(5);
  await expect(completed.getByRole('columnheader')).toHaveText([
    'Project Number',
    'Project Name',
    'Type',
    'Evaluation Date',
  ]);
});

async function answerAll(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'What is the legal form' }).selectOption('Corporation');
  await page.getByLabel('Under which name is your business registered?').fill('Firm Example');
  await page.getByLabel('In which year was your business registered?').fill('2015');
  await page.getByLabel('How many employees does your business have?').fill('2');
  await page.getByLabel('What is the tax number of your business?').fill('12-3456789');
  await page.getByRole('combobox', { name: 'Does your business carry' }).selectOption('Yes');
  await page.getByRole('combobox', { name: 'How many other clients' }).selectOption('None');
}

for (const [who, tables] of [
  ['programAdmin', ['Awaiting Determination', 'Pending Manager Requests', 'Expired Documents']],
  ['manager', ['Your Projects']],
  ['contractor', ['Your Projects']],
] as const) {
  test(`a phone begins each list on the dashboard of the ${who} with two cards, and offers the others`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, portal, everybody[who]);
    await page.goto(`${portal.url}/dashboard`);
    await settled(page);
    const main = page.getByRole('main');

    for (const name of tables) await expect(main.getByRole('list', { name }).getByRole('listitem')).toHaveCount(2);

    await expect(main.getByText(/^1–2 of 1\d$/)).not.toHaveCount(0);
    await expect(main.getByRole('combobox', { name: 'Rows per page' }).first()).toContainText('2');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(main.getByRole('group', { name: tables[0] }).locator('tbody tr')).toHaveCount(5);
  });
}
