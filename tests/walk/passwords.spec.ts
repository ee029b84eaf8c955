import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { demoPassword, people } from '../e2e/people.ts';
import { openMail, waitForMail } from '../e2e/readMail.ts';
import { fillSignIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';

test.use({ story: 'walk-passwords' });

const sent = 'An email with password reset instructions has been sent to your account.';
const notSent =
  'Due to an error, we were unable to send you an email, please try again, or contact your administrator.';
const special = `!@#$%^&*()_+-=[]{}|;:'",.<>/?`;
const newPassword = 'Mona!Manager2027';

/** The live list: what each line says behind the word for met or not met. */
const lines = [
  'Length: The password must be at least 8 characters long',
  'Length: The password must be no more than 20 characters long',
  'Numeric Characters: It must contain at least one digit (0-9)',
  'Lowercase Characters: It must contain at least one lowercase letter (a-z)',
  'Uppercase Characters: It must contain at least one uppercase letter (A-Z)',
  `Special Characters: It must contain at least one special character (${special})`,
  'Common Passwords: It must not be a common word or pattern with digits and signs, as Passw0rd! or Qwerty123! are',
];

async function open(page: Page, portal: Portal, path: string): Promise<void> {
  await page.goto(portal.url + path);
  await settled(page);
}

function parts(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    password: main.getByRole('textbox', { name: 'Password', exact: true }),
    confirmation: main.getByRole('textbox', { name: 'Confirmation password' }),
    submit: main.getByRole('button', { name: 'Reset Password' }),
    rules: main.getByRole('listitem').filter({ has: page.locator('svg') }),
  };
}

for (const path of ['/forgotpassword', '/pages/forgot-password/forgot-password1']) {
  test(`at ${path} a mail for a new password is asked for`, async ({ page, portal }) => {
    await open(page, portal, path);
    const { main } = parts(page);
    const email = main.getByRole('textbox', { name: 'Email' });
    const send = main.getByRole('button', { name: 'Send Reset Email' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password?');
    await expect(main.getByText('Enter email to continue', { exact: true })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(1);
    const back = main.getByRole('link', { name: 'Back to sign in page' });
    await expect(back).toHaveAttribute('href', '/login');

    await test.step('an address is needed, a real one, of at most 255 characters', async () => {
      await send.click();
      await expect(email).toHaveAccessibleDescription(/Email is required/);
      await email.fill('mona');
      await send.click();
      await expect(email).toHaveAccessibleDescription(/Must be a valid email/);
      await email.fill(`mona@${`${'a'.repeat(49)}.`.repeat(5)}example`);
      await send.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(sent)).toHaveCount(0);
    });

    await test.step('what fails is said where it was asked', async () => {
      await page.route('**/api/auth/user/password/**', (route) => route.fulfill({ status: 500, json: {} }));
      await email.fill(people.manager);
      await send.click();
      await expect(main.getByText(notSent)).toBeVisible();
      await page.unroute('**/api/auth/user/password/**');
    });

    await test.step('an address of nobody is answered as one of somebody', async () => {
      const asked = page.waitForRequest('**/api/auth/user/password/**');
      await email.fill('nobody@nowhere.example');
      await send.click();
      const request = await asked;
      expect([request.method(), decodeURIComponent(new URL(request.url()).pathname)]).toEqual([
        'GET',
        '/api/auth/user/password/nobody@nowhere.example/reset',
      ]);
      await expect(page.getByText(sent)).toBeVisible();
      await page.waitForURL('**/pages/check-mail/check-mail1');
    });

    await test.step('the link leads back', async () => {
      await open(page, portal, path);
      await back.click();
      await page.waitForURL('**/login');
    });
  });
}

test('a new password keeps every rule, and the list and the strength follow each key', async ({ page, portal }) => {
  await open(page, portal, '/resetpassword?token=none');
  const { main, password, confirmation, submit, rules } = parts(page);
  await expect(rules).toHaveText(lines.map((line) => `Not met yet${line}`));

  await test.step('each rule is ticked by what keeps it', async () => {
    for (const [typed, met] of [
      ['abcdefgh', [0, 1, 3, 6]],
      ['b'.repeat(21), [0, 3, 6]],
      ['b'.repeat(20), [0, 1, 3, 6]],
      ['1', [1, 2, 6]],
      ['A', [1, 4, 6]],
      ['Abcdef1!', [0, 1, 2, 3, 4, 5, 6]],
      ['Passw0rd!', [0, 1, 2, 3, 4, 5]],
    ] as const) {
      await password.fill(typed);
      const kept = new Set<number>(met);
      await expect(rules).toHaveText(lines.map((line, at) => `${kept.has(at) ? 'Met' : 'Not met yet'}${line}`));
    }
    for (const character of special) {
      await password.fill(character);
      await expect(rules.nth(5)).toHaveText(/^Met/);
    }
    await password.fill(' ');
    await expect(rules.nth(5)).toHaveText(/^Not met yet/);
  });

  await test.step('the strength goes from poor to strong', async () => {
    for (const [typed, word] of [
      ['a', 'Poor'],
      ['a1', 'Weak'],
      ['Ab1', 'Normal'],
      ['Ab1!', 'Good'],
      ['Passw0rd!', 'Good'],
      ['Abcdef1!', 'Strong'],
    ] as const) {
      await password.fill(typed);
      await expect(main.getByRole('status').filter({ hasText: word })).toHaveText(word);
    }
    await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  await test.step('what is typed can be shown and hidden, in both fields', async () => {
    for (const field of [password, confirmation]) {
      const id = await field.getAttribute('id');
      const toggle = main.locator(`button[aria-controls="${id}"]`);
      await expect(field).toHaveAttribute('type', 'password');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'text');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'password');
    }
  });

  await test.step('nothing typed is said to be missing', async () => {
    await password.fill('');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/Password is required/);
    await expect(confirmation).toHaveAccessibleDescription(/Confirmation password is required/);
  });

  await test.step('what breaks a rule is refused', async () => {
    for (const typed of ['abcdefgh', 'Abc!1', `Abcdef1!${'a'.repeat(20)}`]) {
      await password.fill(typed);
      await confirmation.fill(typed);
      await submit.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
    }
    await password.fill('abcdefgh');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(
      /Password does not meet all requirements\. Please ensure your password meets all the criteria\./,
    );
    await expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
  });

  await test.step('two that differ are refused', async () => {
    await password.fill(newPassword);
    await confirmation.fill(`${newPassword}x`);
    await submit.click();
    await expect(confirmation).toHaveAccessibleDescription(/Passwords must match/);
  });

  await test.step('a link that opens nothing is said to have failed', async () => {
    await confirmation.fill(newPassword);
    const asked = page.waitForRequest('**/api/auth/user/password/reset');
    await submit.click();
    const request = await asked;
    expect([request.method(), request.postDataJSON()]).toEqual(['POST', { password: newPassword, token: 'none' }]);
    await expect(main.getByText('Password update failure.')).toBeVisible();
  });
});

test('at the address of old a difference is said in the words of old', async ({ page, portal }) => {
  await open(page, portal, '/pages/reset-password/reset-password1?token=none');
  const { password, confirmation, submit, rules } = parts(page);
  await expect(rules).toHaveText(lines.map((line) => `Not met yet${line}`));
  await password.fill(newPassword);
  await confirmation.fill('else');
  await submit.click();
  await expect(confirmation).toHaveAccessibleDescription(/Both Password must be match!/);
});

test('a mailed link changes the password once, and leads to the page for signing in', async ({ page, portal }) => {
  await open(page, portal, '/forgotpassword');
  await page.getByRole('textbox', { name: 'Email' }).fill(people.subvendor);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await page.waitForURL('**/pages/check-mail/check-mail1');
  const mail = await openMail(
    page,
    await waitForMail(page, portal, { to: people.subvendor, subject: 'Reset your password' }),
  );
  const link = await mail.getByRole('link', { name: 'Choose a new password' }).getAttribute('href');
  expect(link).toMatch(/\/resetpassword\?token=[\w-]{20,}$/);
  await page.goto(link ?? '');
  const { password, confirmation, submit } = parts(page);
  await password.fill(newPassword);
  await confirmation.fill(newPassword);
  await submit.click();
  await expect(page.getByText('Password update was successful, please log in')).toBeVisible();
  await page.waitForURL('**/login');
  await fillSignIn(page, people.subvendor, demoPassword);
  await expect(page.getByRole('main').getByText('Invalid username or password.')).toBeVisible();
  await fillSignIn(page, people.subvendor, newPassword);
  await page.waitForURL('**/dashboard');
});
