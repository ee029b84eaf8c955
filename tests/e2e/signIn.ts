import { expect, type Page } from '@playwright/test';
import { demoPassword } from './people.ts';
import type { Portal } from './startPortal.ts';

/** Signs in on the sign-in page, and waits for the complete dashboard. */
export async function signIn(page: Page, portal: Portal, email: string, password = demoPassword): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await fillSignIn(page, email, password);
  await page.waitForURL('**/dashboard');
  await settled(page);
}

/** Starts a session for later pages without the sign-in page. */
export async function beSignedIn(page: Page, portal: Portal, email: string): Promise<void> {
  const answer = await page.request.post(`${portal.url}/api/auth/login`, {
    data: { username: email, password: demoPassword },
  });
  const session: { readonly accessToken: string } = await answer.json();
  const kept = { accessToken: session.accessToken, rights: answer.headers()['x-rights'] ?? '' };
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) window.localStorage.setItem(name, value);
  }, kept);
}

/** Fills in the sign-in form on the current page. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

/** Waits until a screen has a heading and nothing on it is loading. */
export async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: /Loading|Chargement|Se încarcă|加载/ })).toHaveCount(0);
  await expect(main.locator('[aria-busy=true], .fw-skeleton')).toHaveCount(0);
}
