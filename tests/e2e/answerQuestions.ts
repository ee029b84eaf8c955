import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

interface Asked {
  readonly text?: string;
  readonly answers?: readonly { readonly text?: string; readonly icCompliant?: boolean }[];
}

/** Answers that count for independence, by question. Their order differs in each evaluation. */
const independent = new Map(
  ['manager-questions', 'contractor-questions'].flatMap((flow) => {
    const file = new URL(`../../definitions/evaluations/${flow}.flow.json`, import.meta.url);
    const { questions }: { readonly questions: readonly Asked[] } = JSON.parse(readFileSync(file, 'utf8'));
    return questions.map(({ text, answers = [] }) => {
      const fitting = answers.filter(({ icCompliant }) => icCompliant === true);
      return [text, fitting.map((answer) => answer.text)] as const;
    });
  }),
);

/** Returns the index of the first offered answer that counts for independence, or 0 if none does. */
async function fittingPlace(page: Page, offered: readonly string[]): Promise<number> {
  const known = independent.get((await readQuestion(page)).replace(/\s*\*$/, '')) ?? [];
  return Math.max(
    0,
    offered.findIndex((words) => known.includes(words.trim())),
  );
}

/**
 * Answers a bank with one question per page: each question with an answer that counts for independence, and all
 * statements with No.
 */
export async function answerQuestions(page: Page, count: number): Promise<{ readonly pairs: number }> {
  let pairs = 0;
  for (let at = 1; at <= count; at += 1) {
    if ((await answerQuestion(page, at, count)) === 'pairs') pairs += 1;
    await page.getByRole('button', { name: at === count ? 'Submit' : 'Next', exact: true }).click();
  }
  return { pairs };
}

/** Answers the question on the page "3 of 21", and returns its kind. */
export async function answerQuestion(page: Page, at: number, count: number): Promise<'select' | 'radio' | 'pairs'> {
  const main = page.getByRole('main');
  await expect(main.getByText(`${at} of ${count}`, { exact: true })).toBeVisible();
  const list = main.getByRole('combobox');
  const groups = main.getByRole('radiogroup');
  const boxes = main.getByRole('checkbox', { name: 'No', exact: true });
  await expect(list.or(groups).or(boxes).first()).toBeVisible();
  if ((await list.count()) > 0) {
    const offered = (await list.locator('option').allInnerTexts()).slice(1);
    await list.selectOption({ index: 1 + (await fittingPlace(page, offered)) });
    return 'select';
  }
  const statements = await boxes.count();
  if (statements === 0) {
    const offered = await groups.locator('label').allInnerTexts();
    await groups
      .getByRole('radio')
      .nth(await fittingPlace(page, offered))
      .check();
    return 'radio';
  }
  for (let row = 0; row < statements; row += 1) {
    // A toast that moves while the pointer is down receives the click.
    await expect(() => boxes.nth(row).check({ timeout: 5_000 })).toPass({ timeout: 20_000 });
  }
  await expect(main.getByText(`${statements} of ${statements} answered`)).toBeVisible();
  return 'pairs';
}

export function readQuestion(page: Page): Promise<string> {
  return page.getByRole('main').getByRole('heading', { level: 3 }).innerText();
}

/** Returns the values that are selected on the page. */
export async function readAnswer(page: Page): Promise<string> {
  const chosen = page.getByRole('main').locator('option:checked, input:checked');
  const values = await chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
  return values.join();
}
