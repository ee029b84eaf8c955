import { expect, type Page } from '@playwright/test';

const legalForm = 'What is the legal form of your business?';
const taxNumber = 'What is the tax number of your business?';

/** Answers all questions about a business, after submitting it empty and with an invalid tax number. */
export async function answerStructure(page: Page, button = 'Next'): Promise<void> {
  const send = () => page.getByRole('button', { name: button, exact: true }).click();
  await send();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    /Please choose the legal form of your business\.$/,
    ...Array.from({ length: 6 }, () => /This field is required$/),
  ]);
  await page.getByRole('combobox', { name: legalForm }).selectOption('Limited liability company');
  await page.getByLabel('Under which name is your business registered?').fill('Newman Works');
  await page.getByLabel('In which year was your business registered?').fill('2015');
  await page.getByLabel('How many employees does your business have?').fill('2');
  await page.getByLabel(taxNumber).fill('12');
  await page.getByRole('combobox', { name: 'Does your business carry liability insurance?' }).selectOption('Yes');
  await page.getByRole('combobox', { name: 'How many other clients' }).selectOption('Three or more');
  await send();
  await expect(
    page.getByText('Enter the tax number as 12-3456789 (United States) or 123456789 (Canada).'),
  ).toBeVisible();
  await page.getByLabel(taxNumber).fill('12-3456789');
}

/** Expects that every answer about the business is shown and locked. */
export async function expectLockedStructure(page: Page): Promise<void> {
  const answers: readonly (readonly [string, string])[] = [
    [legalForm, 'Limited liability company'],
    ['Under which name is your business registered?', 'Newman Works'],
    ['In which year was your business registered?', '2015'],
    [taxNumber, '12-3456789'],
  ];
  for (const [question, answer] of answers) {
    await expect(page.getByLabel(question)).toHaveValue(answer);
    await expect(page.getByLabel(question)).not.toBeEditable();
  }
}
