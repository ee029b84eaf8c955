import { expect, type Page } from '@playwright/test';

/** Answers a bank that asks one question per page: the first answer of each, and No to every statement. */
export async function answerQuestions(page: Page, count: number): Promise<{ readonly pairs: number }> {
  let pairs = 0;
  for (let at = 1; at <= count; at += 1) {
    if ((await answerQuestion(page, at, count)) === 'pairs') pairs += 1;
    await page.getByRole('button', { name: at === count ? 'Submit' : 'Next', exact: true }).click();
  }
  return { pairs };
}

/** Answers the question on the page that says "3 of 21", and tells what kind it was. */
export async function answerQuestion(page: Page, at: number, count: number): Promise<'select' | 'radio' | 'pairs'> {
  const main = page.getByRole('main');
  await expect(main.getByText(`${at} of ${count}`, { exact: true })).toBeVisible();
  const list = main.getByRole('combobox');
  const groups = main.getByRole('radiogroup');
  await expect(list.or(groups).first()).toBeVisible();
  if ((await list.count()) > 0) {
    await list.selectOption({ index: 1 });
    return 'select';
  }
  const statements = await groups.count();
  if (statements === 1) {
    await groups.getByRole('radio').first().check();
    return 'radio';
  }
  for (let row = 0; row < statements; row += 1) await groups.nth(row).getByLabel('No').check();
  await expect(main.getByText(`${statements} of ${statements} answered`)).toBeVisible();
  return 'pairs';
}

export function readQuestion(page: Page): Promise<string> {
  return page.getByRole('main').getByRole('heading', { level: 3 }).innerText();
}

/** The values that are chosen on the page. */
export async function readAnswer(page: Page): Promise<string> {
  const chosen = page.getByRole('main').locator('option:checked, input:checked');
  const values = await chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
  return values.join();
}
