import type { Page } from '@playwright/test';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { demoPassword, people } from './people.ts';
import { openMail, waitForMail } from './readMail.ts';
import { beSignedIn, fillSignIn, settled, signIn, signOut } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'accounts' });

const newPassword = 'Mona!Manager2027';

/** Returns the link in the latest mail with that subject. */
async function linkIn(
  page: Page,
  portal: Portal,
  mail: { to: string; subject: string; link: string },
): Promise<string> {
  const opened = await openMail(page, await waitForMail(page, portal, mail));
  return (await opened.getByRole('link', { name: mail.link }).getAttribute('href')) ?? '';
}

test('a forgotten password is chosen anew by a mailed link, once', long, async ({ page, portal }) => {
  await page.goto(`${portal.url}/login`);
  // Nothing moves any more when the link is clicked.
  await settled(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Forgot password?')).toBeVisible();
  await expect(page.getByText('Enter email to continue')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Reset Email' });
  await send.click();
  await expect(page.getByText('Email is required').first()).toBeVisible();
  await page.getByLabel('Email').fill('mona');
  await send.click();
  await expect(page.getByText('Must be a valid email').first()).toBeVisible();
  await page.getByLabel('Email').fill(people.manager);
  await send.click();
  await expect(
    page.getByText('An email with password reset instructions has been sent to your account.'),
  ).toBeVisible();
  await page.waitForURL('**/pages/check-mail/check-mail1');

  const link = await linkIn(page, portal, {
    to: people.manager,
    subject: 'Reset your password',
    link: 'Choose a new password',
  });
  await page.goto(link);
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  const rules = page.getByRole('listitem').filter({ has: page.locator('svg') });
  const strength = page.getByRole('progressbar');

  await test.step('the list of rules and the strength follow every key', async () => {
    await expect(rules).toHaveText([
      /^Not met yetLength: .* at least 8 /,
      /^Not met yetLength: .* no more than 20 /,
      /^Not met yetNumeric Characters: /,
      /^Not met yetLowercase Characters: /,
      /^Not met yetUppercase Characters: /,
      /^Not met yetSpecial Characters: /,
      /^Not met yetCommon Passwords: /,
    ]);
    for (const [typed, met, word] of [
      ['a', 3, 'Poor'],
      ['a1', 4, 'Weak'],
      ['Ab1', 5, 'Normal'],
      ['Ab1!', 6, 'Good'],
      [newPassword, 7, 'Strong'],
    ] as const) {
      await password.fill(typed);
      await expect(rules.filter({ hasText: /^Met/ })).toHaveCount(met);
      await expect(page.getByText(word, { exact: true })).toBeVisible();
    }
    await expect(strength).toBeVisible();
  });

  await test.step('what is typed can be shown and hidden', async () => {
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('a weak one and two that differ are refused', async () => {
    const submit = page.getByRole('button', { name: 'Reset Password' });
    await password.fill('abcdefgh');
    await submit.click();
    await expect(page.getByText('Password does not meet all requirements').first()).toBeVisible();
    await expect(page.getByText('Confirmation password is required').first()).toBeVisible();
    await password.fill(newPassword);
    await page.getByRole('textbox', { name: 'Confirmation password' }).fill(`${newPassword}!`);
    await submit.click();
    await expect(page.getByText('Passwords must match').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Confirmation password' }).fill(newPassword);
    await submit.click();
    await expect(page.getByText('Password update was successful, please log in')).toBeVisible();
    await page.waitForURL('**/login');
  });

  await test.step('the old password is refused, the new one opens', async () => {
    await fillSignIn(page, people.manager, demoPassword);
    await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
    await fillSignIn(page, people.manager, newPassword);
    await page.waitForURL('**/dashboard');
    await settled(page);
    await signOut(page);
  });

  await test.step('the link has done its work', async () => {
    await page.goto(link);
    await password.fill('Other!Vessel2041');
    await page.getByRole('textbox', { name: 'Confirmation password' }).fill('Other!Vessel2041');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password update failure.').first()).toBeVisible();
  });
});

test(
  'a reset page of old says the words of old, and without a link it leads to the question for one',
  long,
  async ({ page, portal }) => {
    await page.goto(`${portal.url}/pages/reset-password/reset-password1?token=none`);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword);
    await page.getByRole('textbox', { name: 'Confirmation password' }).fill('else');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Both Password must be match!').first()).toBeVisible();
    await page.goto(`${portal.url}/resetpassword`);
    await page.waitForURL('**/forgotpassword?notice=no-link');
  },
);

test(
  'an account is created by an address of a client, chosen a password for, and changed by its owner',
  long,
  async ({ page, portal }) => {
    const email = 'olga.owner@client.example';
    const fill = async (address: string) => {
      await page.getByLabel('First name').fill('Olga');
      await page.getByLabel('Last name').fill('Owner');
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Phone number').fill('(202) 555-0188');
      await page.getByRole('checkbox', { name: 'I accept the Terms and Conditions' }).check();
      await page.getByRole('button', { name: 'Create Account' }).click();
    };
    await page.goto(`${portal.url}/login`);
    // Nothing moves any more when the link is clicked.
    await settled(page);
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(heading(page, 'Create account')).toBeVisible();

    await test.step('what is missing and what is wrong is said', async () => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'First name is required',
        'Last name is required',
        'Email is required',
        'You Must Accept the Terms and Conditions',
      ]);
      await page.getByLabel('Phone number').fill('12');
      await page.getByLabel('Email').fill('olga');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Must be a valid email').first()).toBeVisible();
      await expect(page.getByText('Phone number is not valid').first()).toBeVisible();
    });

    await test.step('an address of nobody is not authorized', async () => {
      await fill('olga@nowhere.example');
      await expect(page.getByText('This email address is not authorized').first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    await test.step('an address that has an account is told, with the way to its password', async () => {
      await fill(people.contractor);
      await expect(page.getByText('An account with this email address already exists.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Request password reset' }).click();
      await expect(
        page.getByText('An email with password reset instructions has been sent to your account.'),
      ).toBeVisible();
    });

    await test.step('an address of a client makes an account', async () => {
      await fill(email);
      await expect(page.getByText('User account created successfully.')).toBeVisible();
      await page.waitForURL('**/login');
      await page.goto(await linkIn(page, portal, { to: email, subject: 'Welcome to', link: 'Choose a password' }));
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword);
      await page.getByRole('textbox', { name: 'Confirmation password' }).fill(newPassword);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.waitForURL('**/login');
      await signIn(page, portal, email, newPassword);
      await expect(heading(page, 'Good day, Olga')).toBeVisible();
    });

    await test.step('its owner changes the name', async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(
        page.getByRole('menu').or(page.getByRole('presentation')).getByText('Good Day').first(),
      ).toBeVisible();
      await page.getByRole('menuitem', { name: 'Account Settings' }).click();
      await page.waitForURL('**/user/profile');
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '');
      await page.getByLabel('Last Name').fill('Overton');
      await page.getByLabel('Phone number').fill('2025550177');
      await page.getByRole('button', { name: 'Update Account' }).click();
      await expect(
        page.getByText('User updated, you may need to log out, and log back in to view all the changes!'),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Last Name')).toHaveValue('Overton');
      await expect(page.getByLabel('Phone number')).toHaveValue(/^\D*202\D*555\D*0177$/);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(
        page.getByText('An email with password reset instructions has been sent to your account.'),
      ).toBeVisible();
    });
  },
);

test(
  'public pages are there for everybody, in whatever case the address is written',
  long,
  async ({ page, portal }) => {
    const titles = [
      ['/public/termsandconditions', 'Terms and Conditions'],
      ['/public/securitypolicy', 'Security Policy'],
      ['/public/californiaprivacypolicy', 'California Privacy Policy'],
      ['/Public/TermsAndConditions', 'Terms and Conditions'],
      ['/pages/check-mail/check-mail1', 'Check your email'],
      ['/pages/coming-soon1', 'Coming soon'],
      ['/pages/under-construction', 'Under construction'],
      ['/pages/contact-us', 'Contact us'],
      ['/ForgotPassword', 'Forgot password?'],
      ['/ACCOUNTCREATION', 'Create account'],
      ['/', 'Sign In'],
    ] as const;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [path, title] of titles) {
      await page.goto(`${portal.url}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    }
    // Each page contains the hash of its release.
    expect(asked).toContainEqual(expect.stringMatching(/^\/definitions\/[0-9a-f]+\/public-portal\.json$/));
    expect(asked).not.toContain('/definitions/current');
    for (const [path, title] of [['/ERROR', 'Something went wrong']] as const) {
      await page.goto(`${portal.url}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
    }
    await page.goto(`${portal.url}/no/such/page`);
    await page.waitForURL('**/404');
    await page.goto(`${portal.url}/subvendoractivation`);
    await page.waitForURL('**/login?notice=no-link');
    await page.goto(`${portal.url}/dashboard`);
    await page.waitForURL('**/login');
  },
);

test(
  'whoever is signed in is led past the pages for signing in, and signed out by an activation',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.programAdmin);
    for (const path of ['/', '/login', '/forgotpassword', '/resetpassword?token=x', '/accountcreation']) {
      await page.goto(`${portal.url}${path}`);
      await page.waitForURL('**/dashboard');
    }
    await page.goto(`${portal.url}/public/securitypolicy`);
    await expect(page.getByRole('heading', { level: 1, name: 'Security Policy' })).toBeVisible();
    for (const path of ['/programadmin/reports/FLEXREPORT', '/programadmin/reports/flexReport']) {
      await page.goto(`${portal.url}${path}`);
      await expect(page.getByRole('combobox', { name: 'Report' })).toBeVisible();
    }
    await page.goto(`${portal.url}/subvendoractivation?token=unknown`);
    await page.waitForURL('**/login?notice=link');
  },
);
