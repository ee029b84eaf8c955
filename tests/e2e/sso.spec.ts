import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { demoPassword, people } from './people.ts';
import { settled, signOut } from './signIn.ts';
import { type Portal, startPortal } from './startPortal.ts';

test.use({ story: 'single sign-on', navigationTimeout: 30_000 });

const success = 'SSO was successful. Redirecting shortly...';
const failure = 'There was an issue authenticating with Okta. Are you sure you are using the correct credentials?';

/** Goes from the sign-in page to the page of the provider. */
async function goToProvider(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await settled(page);
  await page.getByRole('link', { name: 'Sign in with single sign-on' }).click();
  await page.waitForURL('**/login/sso');
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await page.waitForURL('**/oidc/sign-in/*');
}

function personAt(page: Page, email: string) {
  return page.getByRole('radio', { name: new RegExp(`\\s${email}$`) });
}

async function answerProvider(page: Page, email: string, password = demoPassword): Promise<void> {
  await personAt(page, email).check();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await page.waitForURL('**/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('accessToken'))).toBeNull();
}

/** Returns the URL that the provider redirects a user to, before the portal processes it. */
async function catchCallback(page: Page, portal: Portal): Promise<URL> {
  await goToProvider(page, portal);
  const isBack = (address: URL) => address.pathname === '/login/okta/callback';
  // A redirect is followed before it can be intercepted: the portal's page opens, but without a script that processes
  // the response.
  await page.route('**/assets/**', (route) => route.abort());
  await answerProvider(page, people.manager);
  await page.waitForURL(isBack);
  await page.unroute('**/assets/**');
  return new URL(page.url());
}

test('a manager signs in at the provider, comes back and is at home', async ({ page, portal }) => {
  await goToProvider(page, portal);
  const asked = await page.request.get(`${portal.url}/api/auth/user/me`);
  await answerProvider(page, people.manager);
  await expect(page.getByText(success)).toBeVisible();
  await page.waitForURL('**/dashboard');
  await settled(page);

  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const me = await page.request.get(`${portal.url}/api/auth/user/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asked.status()).toBe(401);
  expect(await me.json()).toMatchObject({ email: people.manager, rolesList: ['Manager'] });
  await page.goto(`${portal.url}/login/sso`);
  await page.waitForURL('**/dashboard');
});

test('the next one at the same browser may be somebody else', long, async ({ page, portal }) => {
  await goToProvider(page, portal);
  await answerProvider(page, people.manager);
  await page.waitForURL('**/dashboard');
  await settled(page);
  await signOut(page);
  await goToProvider(page, portal);
  await answerProvider(page, people.contractor);
  await page.waitForURL('**/dashboard');
  await settled(page);

  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const me = await page.request.get(`${portal.url}/api/auth/user/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await me.json()).toMatchObject({ email: people.contractor });
});

test('the second callback takes the same answer', long, async ({ page, portal }) => {
  const back = await catchCallback(page, portal);
  await page.goto(`${portal.url}/login/callback${back.search}`);

  await expect(page.getByText(success)).toBeVisible();
  await page.waitForURL('**/dashboard');
});

test('whoever goes back at the provider is told and can sign in by password', async ({ page, portal }) => {
  await goToProvider(page, portal);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expectRefused(page);
});

test('an answer counts once', long, async ({ page, portal }) => {
  const back = await catchCallback(page, portal);
  await page.goto(back.href);
  await page.waitForURL('**/dashboard');
  await settled(page);
  await signOut(page);
  await page.goto(back.href);

  await expectRefused(page);
});

test('an answer counts in the browser that asked for it', long, async ({ page, portal, browser }) => {
  const back = await catchCallback(page, portal);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(back.href);
  await expectRefused(stranger);
  await other.close();

  // The other user's attempt has not invalidated the sign-in of the requester.
  await page.goto(back.href);
  await page.waitForURL('**/dashboard');
});

for (const [what, path, details] of [
  ['an answer nobody asked for', '/login/okta/callback?code=made-up&state=made-up', {}],
  ['an answer without a code', '/login/callback', long],
  ['an error of the provider', '/login/okta/callback?error=access_denied&error_description=no', long],
  ['an error at the second callback', '/login/callback?error=server_error&state=made-up', long],
] as const) {
  test(`${what} shows the alert and leads to the sign-in page`, details, async ({ page, portal }) => {
    await page.goto(portal.url + path);

    await expectRefused(page);
  });
}

for (const [what, name, value, details] of [
  ['another code', 'code', 'x'.repeat(43), long],
  ['another state', 'state', 'x'.repeat(43), long],
  ['another issuer', 'iss', 'https://elsewhere.example', long],
] as const) {
  test(`an answer with ${what} is refused`, details, async ({ page, portal }) => {
    const back = await catchCallback(page, portal);
    back.searchParams.set(name, value);
    await page.goto(back.href);

    await expectRefused(page);
  });
}

test(
  'the page of the provider says what is wrong, and keeps what was chosen',
  long,
  async ({ page, portal, browser }) => {
    await goToProvider(page, portal);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await answerProvider(page, people.manager, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('The password is not right.');
    await expect(personAt(page, people.manager)).toBeChecked();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This sign-in is over');
    expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([]);
    await other.close();

    await page.getByLabel('Password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  },
);

test('without any provider the button says so, and nothing of the demo provider is there', long, async ({ page }) => {
  const bare = await startPortal({ database: 'pglite', env: { DEMO_DATA: 'false' } });
  try {
    await page.goto(`${bare.url}/login/sso`);
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();

    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login/sso');
    expect((await page.request.post(`${bare.url}/oidc/token`)).status()).toBe(404);
  } finally {
    await bare.stop();
  }
});
