import type { Locator, Page } from '@playwright/test';
import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';
import { everybody } from './people.ts';
import { breakAnswer, columnsOf } from './readScreen.ts';

test.use({ story: 'walk-users' });

const email = 'ursula.user@client.example';

async function openUsers(page: Page, portal: Portal): Promise<void> {
  await beSignedIn(page, portal, everybody.admin);
  await page.goto(`${portal.url}/programadmin/users`);
  await settled(page);
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

async function find(page: Page, text: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  const row = rowOf(page, text);
  await expect(row).toHaveCount(1);
  return row;
}

test('an administrator reads the list of users page by page', async ({ page, portal }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/api/auth/users'));
  await openUsers(page, portal);
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('page'), searchParams.get('size')]).toEqual(['0', '5']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User List');
  expect(await columnsOf(page)).toEqual(['First name', 'Last name', 'Email', 'Roles']);
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await expect(page.getByRole('option')).toHaveText(['5', '10', '15', '25', '50']);
});

test('an administrator adds a user, changes and deletes the account', async ({ page, portal }) => {
  test.setTimeout(240_000);
  await openUsers(page, portal);
  const add = dialogOf(page, 'Add User');
  const send = add.getByRole('button', { name: 'Add User' });
  const password = add.getByRole('textbox', { name: 'Password', exact: true });

  await test.step('what is missing or wrong is said at each field', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await send.click();
    const missing = [
      ...['Email is required', 'First name is required', 'Last name is required'],
      ...['Password is required', 'Confirmation password is required', 'Roles is required'],
    ];
    for (const words of missing) await expect(add.getByText(words).first()).toBeVisible();
    await add.getByRole('textbox', { name: 'Email' }).fill('ursula');
    await password.fill('short');
    await add.getByRole('textbox', { name: 'Confirmation password' }).fill('shorter');
    await send.click();
    const wrong = [
      'Must be a valid email',
      'Password should be of minimum 8 characters length',
      'Passwords must match',
    ];
    for (const words of wrong) await expect(add.getByText(words).first()).toBeVisible();
  });

  await test.step('the role brings its functions, and a manager may be one for others', async () => {
    await add.getByRole('textbox', { name: 'Email' }).fill(email);
    await add.getByRole('textbox', { name: 'First name' }).fill('Ursula');
    await add.getByRole('textbox', { name: 'Last name' }).fill('User');
    await password.fill('Ursula!User2027');
    await add.getByRole('textbox', { name: 'Confirmation password' }).fill('Ursula!User2027');
    const proxy = add.getByRole('checkbox', { name: 'Proxy Manager' });
    await add.getByRole('combobox', { name: 'Roles' }).selectOption({ label: 'Contractor' });
    await expect(proxy).toHaveCount(0);
    await add.getByRole('combobox', { name: 'Roles' }).selectOption({ label: 'Manager' });
    await proxy.check();
    await page.route('**/api/auth/user', breakAnswer(500));
    await send.click();
    await expect(add.getByText('User account creation failed.')).toBeVisible();
    await page.unroute('**/api/auth/user');
    const sent = page.waitForRequest('**/api/auth/user');
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ email, username: email, firstName: 'Ursula', lastName: 'User', roles: 'Manager,ProxyManager' },
      preference: { functionalids: '3000,3001,3002,3003,3004,3005,3006,3007,3008,3009,3010' },
    });
    await expect(page.getByText('User account created successfully.')).toBeVisible();
  });

  await test.step('the account is found, and looked at', async () => {
    const row = await find(page, email);
    await row.getByRole('button', { name: 'View Details' }).click();
    const details = dialogOf(page, 'Ursula User');
    await expect(detail(details, 'Username')).toHaveText(email);
    await details.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('its username stays, its references change, and the list stays as it was', async () => {
    await rowOf(page, email).getByRole('button', { name: 'Edit' }).click();
    const edit = dialogOf(page, 'Edit User');
    await expect(edit.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
    await edit.getByRole('textbox', { name: 'iConnect reference' }).fill('IC-17');
    await edit.getByRole('textbox', { name: 'Darwin reference' }).fill('D-4');
    const save = edit.getByRole('button', { name: 'Update User' });
    await page.route('**/api/auth/user', breakAnswer(500));
    await save.click();
    await expect(edit.getByText('User account update failed.')).toBeVisible();
    await page.unroute('**/api/auth/user');
    const sent = page.waitForRequest('**/api/auth/user');
    const listed = page.waitForRequest((request) => request.url().includes('/api/auth/users?'));
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({ iconnectRef: 'IC-17', darwinRef: 'D-4' });
    await expect(page.getByText('User account updated successfully.')).toBeVisible();
    const { searchParams } = new URL((await listed).url());
    expect([searchParams.get('page'), searchParams.get('size')]).toEqual(['0', '5']);
  });

  await test.step('the account is deleted after a question, one’s own never', async () => {
    await rowOf(page, email).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Delete the account of Ursula User (${email})?`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User account deleted successfully.')).toBeVisible();
    await expect(rowOf(page, email)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('Ada Admin');
    const own = rowOf(page, 'Ada');
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });
});

test('the services are cards, joined where one needs another, and red where one fails', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.admin);
  await page.goto(`${portal.url}/admin/healthstatus`);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Health Status');
  await expect(main.getByText('OK (200)', { exact: true })).toHaveCount(7);
  await expect(main.getByRole('listitem').filter({ hasText: 'Database' })).toBeVisible();

  await page.route('**/api/services', async (route) => {
    const answer = await route.fetch();
    const services: readonly object[] = await answer.json();
    const failing = services.map((one, index) => (index === 1 ? { ...one, status: 'ERROR', httpStatus: 503 } : one));
    await route.fulfill({ response: answer, json: failing });
  });
  await page.reload();
  await expect(main.getByText('1 service does not work.', { exact: false })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('ERROR (503)');
  await expect(main.getByText('OK (200)', { exact: true })).toHaveCount(6);
});
