import { expect, type Page } from '@playwright/test';
import { dialogOf } from './findParts.ts';

/** Makes the final determination on the page of a project, after submitting it empty. */
export async function determine(page: Page, recommendation: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Make Final Determination' }).click();
  const dialog = dialogOf(page, 'Make Final Determination');
  await dialog.getByRole('button', { name: 'Make Final Determination' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Recommendation is required',
    'Program Admin Notes is required',
  ]);
  await dialog.getByRole('combobox', { name: 'Recommendation' }).selectOption(recommendation);
  await dialog.getByRole('checkbox', { name: 'Document Override' }).check();
  await dialog.getByRole('textbox', { name: 'Program Admin Notes' }).fill(note);
  await dialog.getByRole('button', { name: 'Make Final Determination' }).click();
  await expect(page.getByText('Project Status successfully updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
}
