import type { Page } from '@playwright/test';
import { fillContractor, openWizard } from '../e2e/fillProject.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';

test.use({ story: 'walk-create-account' });

const assistance = 'Failed to create account. Please mail support@formwork.example for assistance.';
const failed =
  'Account Creation Failed: There was an error creating your account. Please email the support mailbox for assistance.';

function fields(page: Page) {
  const main = page.getByRole('main');
  return {
    firstName: main.getByRole('textbox', { name: 'First name' }),
    lastName: main.getByRole('textbox', { name: 'Last name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    phone: main.getByRole('textbox', { name: 'Phone number' }),
    terms: main.getByRole('checkbox', { name: 'I accept the Terms and Conditions' }),
    create: main.getByRole('button', { name: 'Create Account' }),
  };
}

async function openForm(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/accountcreation`);
  await settled(page);
}

async function fillForm(page: Page, email: string): Promise<void> {
  const form = fields(page);
  await form.firstName.fill('Nora');
  await form.lastName.fill('New');
  await form.email.fill(email);
  await form.phone.fill('(202) 555-0188');
  await form.terms.check();
}

test('the form for an account asks for a name, an address, a phone number and the terms', async ({ page, portal }) => {
  await openForm(page, portal);
  const { firstName, lastName, email, phone, terms, create } = fields(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
  await expect(terms).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Read the Terms and Conditions' })).toHaveAttribute(
    'href',
    '/public/termsandconditions',
  );
  await expect(page.getByRole('link', { name: 'Back to sign in page' })).toHaveAttribute('href', '/login');

  await test.step('what is missing is said at its field', async () => {
    await create.click();
    await expect(firstName).toHaveAccessibleDescription(/First name is required/);
    await expect(lastName).toHaveAccessibleDescription(/Last name is required/);
    await expect(email).toHaveAccessibleDescription(/Email is required/);
    await expect(terms).toHaveAccessibleDescription(/You Must Accept the Terms and Conditions/);
    // A phone number may be left out.
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a box that is ticked and unticked is not accepted', async () => {
    await terms.check();
    await terms.uncheck();
    await create.click();
    await expect(terms).toHaveAccessibleDescription(/You Must Accept the Terms and Conditions/);
  });

  await test.step('an address is a real one of at most 255 characters', async () => {
    await email.fill('nora@');
    await create.click();
    await expect(email).toHaveAccessibleDescription(/Must be a valid email/);
    await email.fill(`nora@${`${'a'.repeat(49)}.`.repeat(5)}example`);
    await create.click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a phone number is one of the United States, written as people write them', async () => {
    for (const [number, fits] of [
      ['12', false],
      ['202 555 018', false],
      ['call me', false],
      ['2025550188', true],
      ['202-555-0188', true],
      ['(202) 555-0188', true],
      ['+1 202 555 0188', true],
      ['1 202 555 0188', true],
      ['202 555 01880000', false],
      ['202 555 0188 ext 3', false],
      ['call me 2025550188', false],
      ['+49 30 1234567', false],
      ['+44 20 7123 4567', false],
      ['+1 416 555 0100', false],
      ['1', false],
    ] as const) {
      await phone.fill(number);
      await create.click();
      if (fits) await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
      else {
        await expect(phone).toHaveAccessibleDescription(/Phone number is not valid/);
        await expect(phone).toHaveValue(number);
      }
    }
  });

  await test.step('a number is spaced as it is written in the United States', async () => {
    await phone.fill('');
    await phone.pressSequentially('2025550188');
    await expect(phone).toHaveValue('(202) 555-0188');
  });
});

test('an address that may have an account gets one; others are told why not', async ({ page, portal }) => {
  await openForm(page, portal);
  const { create } = fields(page);
  const main = page.getByRole('main');

  await test.step('an address that has one is told, with the way to its password, and nothing general', async () => {
    await fillForm(page, people.contractor);
    await create.click();
    await expect(main.getByText('An account with this email address already exists.')).toBeVisible();
    await expect(page.getByText(/Account Creation Failed|Failed to create account/)).toHaveCount(0);
    const asked = page.waitForRequest('**/reset');
    await main.getByRole('button', { name: 'Request password reset' }).click();
    expect(decodeURIComponent((await asked).url())).toContain(`/api/auth/user/password/${people.contractor}/reset`);
    await expect(
      page.getByText('An email with password reset instructions has been sent to your account.'),
    ).toBeVisible();
  });

  await test.step('a host name of no client is not authorized, and the way back stays', async () => {
    await fillForm(page, 'nora@nowhere.example');
    await create.click();
    await expect(main.getByText('This email address is not authorized')).toBeVisible();
    await expect(main.getByText('An account with this email address already exists.')).toHaveCount(0);
    await expect(page.getByText(/Account Creation Failed|Failed to create account/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to sign in page' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/accountcreation');
  });

  await test.step('what fails otherwise is said in a dialog, and on the page with the address to write to', async () => {
    await page.route('**/api/accounts', (route) => route.fulfill({ status: 500, json: {} }));
    await create.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(failed);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText(assistance)).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
    await page.unroute('**/api/accounts');
  });

  await test.step('an address of a client makes an account for a manager, and leads to the sign-in', async () => {
    await fillForm(page, 'Nora.New@client.example');
    const asked = page.waitForRequest('**/api/accounts');
    await create.click();
    const request = await asked;
    expect([request.method(), request.postDataJSON()]).toEqual([
      'POST',
      {
        email: 'nora.new@client.example',
        firstName: 'Nora',
        lastName: 'New',
        phoneNumber: '2025550188',
        phoneType: 'MobilePhone',
        role: 'MANAGER',
      },
    ]);
    await expect(page.getByText('User account created successfully.')).toBeVisible();
    await page.waitForURL('**/login');
  });
});

test('a contractor may have a number of the United States or of Canada', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await openWizard(page);
  const phone = page.getByLabel('Contractor Phone Number');
  for (const number of ['2025550177', '4165550177']) {
    await phone.fill('');
    await fillContractor(page, { email: 'c@studio.example', firstName: 'Cleo', lastName: 'Con', phone: number });
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  }
});
