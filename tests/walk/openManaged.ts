import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf } from '../e2e/findParts.ts';
import { settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';

/** Opens the dialog of a project out of a manager's list. */
export async function openManaged(page: Page, portal: Portal, key: string): Promise<Locator> {
  await page.goto(`${portal.url}/manager/projects`);
  await settled(page);
  await page.getByRole('row').filter({ hasText: key }).getByRole('button', { name: 'Project Details' }).click();
  const dialog = dialogOf(page, 'Project Details');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What the server answers to whoever is signed in on this page. */
export async function askApi<Answer>(page: Page, portal: Portal, path: string): Promise<Answer> {
  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const answer = await page.request.get(`${portal.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** The toast that says something. */
export function toastOf(page: Page, words: string): Locator {
  return page.locator('.MuiSnackbar-root').getByText(words, { exact: true });
}
