import type { Page } from '@playwright/test';
import { chooseMore } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, fillSignIn, settled, signIn } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';

test.use({ story: 'walk-session' });

const expired = 'Your session has expired, click button to login again.';

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem('accessToken'));
}

/** A token of the shape of ours that ends at a moment, in seconds from now. */
function tokenUntil(seconds: number): string {
  const claims = { sub: '4', sid: 'made-up', exp: Math.floor(Date.now() / 1000) + seconds };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;
}

async function openWithToken(page: Page, portal: Portal, token: string): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await settled(page);
  await page.evaluate((value) => window.localStorage.setItem('accessToken', value), token);
  await page.goto(`${portal.url}/dashboard`);
}

test('a token that is over, unreadable or not ours is nobody', async ({ page, portal }) => {
  for (const token of [tokenUntil(-1), 'nothing', tokenUntil(3600)]) {
    await openWithToken(page, portal, token);
    await page.waitForURL('**/login');
    await settled(page);
    await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
  }
  await openWithToken(page, portal, tokenUntil(-1));
  await page.waitForURL('**/login');
  expect(await storedToken(page)).toBeNull();
});

test('before anybody signs in, nobody is named and nothing is offered', async ({ page, portal }) => {
  await page.goto(`${portal.url}/login`);
  await settled(page);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: /Dashboard|Projects/ })).toHaveCount(0);
});

test('the page waits until the stored token is read before it says who is there', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/user/me', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/user/me');
  await page.goto(`${portal.url}/dashboard`);
  await asked;
  // Neither the page for signing in nor anything of the portal's own.
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  answer();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('at its end a session stops everything until its owner signs in again', async ({ page, portal }) => {
  await page.clock.install();
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/projects`);
  await settled(page);
  const dialog = page.getByRole('alertdialog', { name: expired });
  await page.clock.fastForward('59:00');
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['Login']);

  await test.step('neither Escape nor a press beside it closes it', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
  });

  await test.step('its button signs out and leads to the page for signing in', async () => {
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    expect(await storedToken(page)).toBeNull();
  });
});

test('a session that the server has ended stops everything too', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await page.route('**/api/projects/list**', (route) => route.fulfill({ status: 401, json: { code: 'token' } }));
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  const dialog = page.getByRole('alertdialog', { name: expired });
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('signing out forgets the token and the company, and leads to the page for signing in', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, people.manager);
  await page.evaluate(() => {
    window.localStorage.setItem('recalled', '["companyId"]');
    window.localStorage.setItem('companyId', '1');
  });
  const token = await storedToken(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => window.localStorage.getItem('companyId'))).toBeNull();
  const me = await page.request.get(`${portal.url}/api/auth/user/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.status()).toBe(401);
  await fillSignIn(page, people.manager);
  await page.waitForURL('**/dashboard');
});

test('the host names of clients are told to whoever is signed in, of one client or of all', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, people.programAdmin);
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const ask = async (query: string) =>
    (await page.request.get(`${portal.url}/api/auth/hostnames${query}`, { headers })).json();
  expect(await ask('')).toEqual(['client.example', 'harbor.example']);
  expect(await ask('?companyId=2')).toEqual(['harbor.example']);
});

test('a welcome is mailed by a call of its own', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000004`);
  await settled(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/welcome'));
  await chooseMore(page, 'Actions', 'Send Welcome Letters');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send Welcome Letters' }).click();
  const request = await asked;
  expect([request.method(), new URL(request.url()).pathname]).toEqual(['POST', '/api/email/1-1-000004/welcome']);
  await expect(page.getByText('Notification sent!')).toBeVisible();
});
