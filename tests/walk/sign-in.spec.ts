import type { Page } from '@playwright/test';
import { heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { demoPassword, people } from '../e2e/people.ts';
import { beSignedIn, fillSignIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';

test.use({ story: 'walk-sign-in' });

const failure = 'There was an issue authenticating with Okta. Are you sure you are using the correct credentials?';

async function open(page: Page, portal: Portal, path: string): Promise<void> {
  await page.goto(portal.url + path);
  await settled(page);
}

test('the page for signing in asks for a username and a password, and leads to the other ways in', async ({
  page,
  portal,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/login', '/']) {
    await test.step(`it is at ${path}`, async () => {
      await open(page, portal, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
      await expect(main.getByRole('textbox')).toHaveCount(2);
      await expect(main.getByRole('textbox', { name: 'Username' })).toBeVisible();
      await expect(main.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'password');
      await expect(main.getByRole('button', { name: 'Sign In' })).toBeEnabled();
      await expect(main.getByRole('link')).toHaveText([
        'Sign in with single sign-on',
        'Forgot password?',
        'Create account',
      ]);
    });
  }

  await test.step('each link leads to its page', async () => {
    for (const [name, path] of [
      ['Sign in with single sign-on', '/login/sso'],
      ['Forgot password?', '/forgotpassword'],
      ['Create account', '/accountcreation'],
    ] as const) {
      await open(page, portal, '/login');
      await main.getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
    }
  });

  await test.step('nothing typed is said to be missing', async () => {
    await open(page, portal, '/login');
    await main.getByRole('button', { name: 'Sign In' }).click();
    await expect(main.getByRole('textbox', { name: 'Username' })).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a wrong password and an unknown name are refused in the same words, once', async () => {
    for (const name of [people.manager, 'nobody@nowhere.example']) {
      await open(page, portal, '/login');
      await fillSignIn(page, name, 'Wrong!Password1');
      await expect(main.locator('.fw-alert')).toHaveText('Invalid username or password.');
      await expect(page.getByText('Invalid username or password.')).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe('/login');
    }
  });

  await test.step('what fails without words of the server is said clearly', async () => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, json: {} }));
    await fillSignIn(page, people.manager);
    await expect(main.locator('.fw-alert')).toHaveText(/\S/);
    await page.unroute('**/api/auth/login');
  });
});

test('whoever signs in posts a name and a password, and each later call carries what came back', async ({
  page,
  portal,
}) => {
  await open(page, portal, '/login');
  const asked = page.waitForRequest('**/api/auth/login');
  const answered = page.waitForResponse('**/api/auth/login');
  const later = page.waitForRequest('**/api/auth/user/me');
  await fillSignIn(page, people.manager);
  const request = await asked;
  expect([request.method(), request.postDataJSON()]).toEqual([
    'POST',
    { username: people.manager, password: demoPassword },
  ]);
  const { accessToken }: { readonly accessToken: string } = await (await answered).json();
  expect((await later).headers()['authorization']).toBe(`Bearer ${accessToken}`);
  await page.waitForURL('**/dashboard');
  await settled(page);
  expect(await page.evaluate(() => window.localStorage.getItem('accessToken'))).toBe(accessToken);

  await test.step('the token lasts an hour', async () => {
    const [, claims = ''] = accessToken.split('.');
    const { iat, exp }: { readonly iat: number; readonly exp: number } = JSON.parse(
      Buffer.from(claims, 'base64url').toString(),
    );
    expect(exp - iat).toBe(3600);
  });

  await test.step('who it is comes with roles, functions and companies', async () => {
    const me = await page.request.get(`${portal.url}/api/auth/user/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await me.json()).toMatchObject({
      email: people.manager,
      rolesList: ['Manager'],
      functionalIds: [3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009, 3010],
      companyIds: [1],
    });
  });
});

test('whoever is signed in is sent from the pages for signing in to the dashboard, and keeps the others', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.manager);
  for (const path of [
    '/',
    '/login',
    '/login/sso',
    '/login/callback',
    '/login/okta/callback',
    '/forgotpassword',
    '/pages/forgot-password/forgot-password1',
    '/resetpassword?token=x',
    '/pages/reset-password/reset-password1?token=x',
    '/accountcreation',
    '/pages/check-mail/check-mail1',
    '/pages/coming-soon1',
    '/pages/under-construction',
    '/pages/contact-us',
  ]) {
    await page.goto(portal.url + path);
    await page.waitForURL('**/dashboard');
  }
  for (const [path, title] of [
    ['/error', 'Something went wrong'],
    ['/404', '404: Not Found'],
    ['/public/termsandconditions', 'Terms and Conditions'],
    ['/public/securitypolicy', 'Security Policy'],
    ['/public/californiaprivacypolicy', 'California Privacy Policy'],
  ] as const) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto(`${portal.url}/subvendoractivation?token=x`);
  await page.waitForURL('**/login?notice=link');
  expect(await page.evaluate(() => window.localStorage.getItem('accessToken'))).toBeNull();
});

test('an activation takes the one who is signed in out, and begins', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  const ended = page.waitForRequest((request) => request.url().endsWith('/api/auth/logout'));
  await page.goto(`${portal.url}/subvendoractivation?token=unknown`);
  await ended;
  await page.waitForURL('**/login?notice=link');
  await expect(page.getByText('This link has expired or was already used. Please request a new one.')).toBeVisible();
});

test('a link without its token tells so where it leads', async ({ page, portal }) => {
  for (const [path, place] of [
    ['/subvendoractivation', '/login'],
    ['/resetpassword', '/forgotpassword'],
    ['/pages/reset-password/reset-password1', '/forgotpassword'],
  ] as const) {
    await open(page, portal, path);
    await page.waitForURL(`**${place}?notice=no-link`);
    await expect(page.getByText('The link is incomplete. Please open the full link from your email')).toBeVisible();
  }
});

test('an activation that is refused tells why on the page for signing in', async ({ page, portal }) => {
  const check = { valid: true, type: 'Contractor', email: 'late@freelance.example', firstName: 'L', lastName: 'R' };
  await page.route('**/api/organization/token/*', (route) => route.fulfill({ json: check }));
  await page.route('**/api/organization/activate', (route) =>
    route.fulfill({ status: 422, json: { code: 'link', message: 'This link has ended.' } }),
  );
  await open(page, portal, '/subvendoractivation?token=any');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Mona!Manager2027');
  await page.getByRole('textbox', { name: 'Confirmation password' }).fill('Mona!Manager2027');
  await page.getByRole('button', { name: /Save|Activ|Submit/ }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('alert').filter({ hasText: 'Error! This link has ended.' })).toBeVisible();
});

test('single sign-on asks the provider for openid, profile and email, and comes back into the portal', async ({
  page,
  portal,
}) => {
  await open(page, portal, '/login/sso');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on');
  const exchanged = page.waitForRequest('**/api/auth/login/okta');
  const asked = page.waitForRequest((request) => request.url().includes('scope='));
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(new Set(query.get('scope')?.split(' '))).toEqual(new Set(['openid', 'profile', 'email']));
  expect(query.get('redirect_uri')).toBe(`${portal.url}/login/okta/callback`);
  await page.getByRole('radio', { name: new RegExp(`\\s${people.manager}$`) }).check();
  await page.getByLabel('Password').fill(demoPassword);
  const answered = page.waitForResponse('**/api/auth/login/okta');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await exchanged).method()).toBe('POST');
  await expect(page.getByText('SSO was successful. Redirecting shortly... ')).toBeVisible();
  await page.waitForURL('**/dashboard');

  await test.step('the token of the exchange is stored as it came', async () => {
    const { accessToken }: { readonly accessToken: string } = await (await answered).json();
    expect(await page.evaluate(() => window.localStorage.getItem('accessToken'))).toBe(accessToken);
  });
});

test('a callback that fails shows an alert and leads to the page for signing in', async ({ page, portal }) => {
  for (const path of ['/login/okta/callback', '/login/callback']) {
    await page.goto(`${portal.url}${path}?error=access_denied`);
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await expect(alert).toHaveText(failure);
    await expect(alert).toHaveClass(/fw-error/);
    await page.waitForURL('**/login');
    await expect(heading(page, 'Sign In')).toBeVisible();
  }
});

test('the small public pages say what they are for, and lead back', async ({ page, portal }) => {
  for (const [path, title, words] of [
    ['/pages/check-mail/check-mail1', 'Check your email', 'we have sent it an email with a link'],
    ['/pages/coming-soon1', 'Coming soon', 'This page is being prepared.'],
    ['/pages/under-construction', 'Under construction', 'We are working on this page.'],
    ['/pages/contact-us', 'Contact us', 'support@formwork.example'],
  ] as const) {
    await open(page, portal, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(words);
    await page.getByRole('link', { name: 'Back to sign in page' }).click();
    await page.waitForURL('**/login');
  }
  await open(page, portal, '/pages/contact-us');
  await expect(page.getByRole('link', { name: 'support@formwork.example' })).toHaveAttribute(
    'href',
    'mailto:support@formwork.example',
  );
});
