import { expect, type Page } from '@playwright/test';

/** Answers the questions of a client: two suppliers in a repeated group, and a follow-up question. */
export async function answerClientQuestions(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Do you, or does a member of your household' }).selectOption('Yes');
  const first = page.getByRole('group', { name: 'Entry 1' });
  await first.getByRole('textbox', { name: 'Name of the supplier' }).fill('Paper Example');
  await expect(first.getByLabel('When was it sold?')).toHaveCount(0);
  await first.getByRole('combobox', { name: 'Is the share sold?' }).selectOption('Yes');
  await first.getByLabel('When was it sold?').fill('2024-05-06');
  await page.getByRole('button', { name: 'Add Another' }).click();
  const second = page.getByRole('group', { name: 'Entry 2' });
  await second.getByRole('textbox', { name: 'Name of the supplier' }).fill('Ink Example');
  await second.getByRole('combobox', { name: 'Is the share sold?' }).selectOption('No');
  const who = page.getByLabel('What is the name of this person');
  await expect(who).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Does a member of your family work' }).selectOption('Yes');
  await who.fill('Ned Newman, in the mail room');
  await page.getByRole('combobox', { name: 'Have you received gifts' }).selectOption('None');
}
