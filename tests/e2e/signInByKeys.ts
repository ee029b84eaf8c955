import { expect, type Page } from '@playwright/test';
import { heading } from './findParts.ts';
import { settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';
import { expectArrival, takeEntry, type } from './useKeyboard.ts';

/** Signs in on the sign-in page with the keyboard alone, and waits for the dashboard. */
export async function signInByKeys(page: Page, portal: Portal, email: string, password: string): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto(`${portal.url}/login`);
  await expect(heading(page, 'Sign In')).toBeVisible();
  await type(page, page.getByRole('textbox', { name: 'Username' }), email);
  await type(page, page.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await settled(page);
}

/** Signs out through the account menu with the keyboard alone. */
export async function signOutByKeys(page: Page): Promise<void> {
  await takeEntry(page, page.getByRole('button', { name: /^Account/ }), 'Logout');
  await page.waitForURL('**/login');
  await expectArrival(page, 'Sign In');
}
