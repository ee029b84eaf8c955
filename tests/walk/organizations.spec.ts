import type { Locator, Page } from '@playwright/test';
import { detail, dialogOf, filterBy } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mailsTo } from '../e2e/readMail.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';
import { breakAnswer } from './readScreen.ts';

test.use({ story: 'walk-organizations' });

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

test('an administrator lists, adds and edits subvendors', async ({ page, portal }) => {
  test.setTimeout(180_000);
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.goto(`${portal.url}/programadmin/subvendors`);
  await settled(page);
  const main = page.getByRole('main');

  await test.step('the list shows the number, the primary contact and the statuses', async () => {
    await expect(main.getByRole('columnheader')).toHaveText([
      ...['Organisation Number', 'Name', 'Primary Contact', 'Email', 'Phone', 'Type', 'Evaluation Exempt'],
      ...['Business Structure', 'Document Status', 'Activated', 'Actions'],
    ]);
    await filterBy(page, 'Search', 'Firm Ex');
    await expect(rowOf(page, 'Firm Example').getByRole('cell').first()).toHaveText(/^001-00-\d{6}$/);
  });

  await test.step('a subvendor is added with its primary contact, who gets a link', async () => {
    await main.getByRole('button', { name: 'Add Subvendor' }).click();
    const dialog = dialogOf(page, 'Add Subvendor');
    const send = dialog.getByRole('button', { name: 'Add Subvendor' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Quarry Example');
    await dialog.getByLabel('First Name').fill('Quinn');
    await dialog.getByLabel('Last Name').fill('Quarry');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(everybody.manager);
    await send.click();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /^Somebody has this email already/,
    );
    await expect(dialog.getByLabel('First Name')).toHaveValue('Quinn');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('quinn@quarry.example');
    await send.click();
    await expect(page.getByText('SubVendor created!')).toBeVisible();
    await expect(await mailsTo(page, portal, 'quinn@quarry.example')).not.toHaveCount(0);
  });

  await test.step('its details have six tabs, and what is edited is shown there', async () => {
    await page.goto(`${portal.url}/programadmin/subvendors`);
    await filterBy(page, 'Search', 'Quarry');
    await rowOf(page, 'Quarry Example').getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(/\/programadmin\/subvendordetails\/\d+$/);
    await expect(main.getByRole('tab')).toHaveText([
      ...['Contacts', 'Resources', 'Business Structure', 'Documents', 'Notifications', 'Projects'],
    ]);
    await main.getByRole('button', { name: 'Edit' }).click();
    const dialog = dialogOf(page, 'Edit Subvendor');
    await dialog.getByLabel('ZIP Code').fill('1');
    await dialog.getByRole('button', { name: 'Edit Subvendor' }).click();
    await expect(dialog.getByText('Write five digits, five and four digits, or a Canadian postal code.')).toBeVisible();
    await dialog.getByLabel('ZIP Code').fill('12207');
    await dialog.getByRole('textbox', { name: 'Phone Number', exact: true }).fill('2025550110');
    await page.route('**/api/organization', breakAnswer(500));
    await dialog.getByRole('button', { name: 'Edit Subvendor' }).click();
    await expect(dialog.getByText('Error! Something broke.')).toBeVisible();
    await page.unroute('**/api/organization');
    await dialog.getByRole('button', { name: 'Edit Subvendor' }).click();
    await expect(page.getByText('SubVendor Updated!')).toBeVisible();
    await expect(detail(page.getByRole('region', { name: 'Address and Phones' }), 'ZIP Code')).toHaveText('12207');
  });

  await test.step('the activation is sent again, and a failure says its status', async () => {
    const resend = main.getByRole('button', { name: 'Resend Activation' });
    await page.route('**/activation*', breakAnswer(500));
    await resend.click();
    await expect(page.getByText('Failed activation:500Error!')).toBeVisible();
    await page.unroute('**/activation*');
    const answered = page.waitForResponse((answer) => answer.url().includes('/activation'));
    await resend.click();
    expect((await answered).status()).toBe(201);
    await expect(page.getByText('Email Sent!')).toBeVisible();
    await main.getByRole('tab', { name: 'Notifications' }).click();
    await expect(rowOf(page, 'quinn@quarry.example')).toHaveCount(2);
  });

  await test.step('every tab loads', async () => {
    for (const name of ['Resources', 'Business Structure', 'Documents', 'Projects']) {
      await main.getByRole('tab', { name }).click();
      await settled(page);
      await expect(main.getByRole('tabpanel')).toBeVisible();
    }
    await expect(main.getByText('No project has engaged this organisation.')).toBeVisible();
  });
});

test('organisations are exempt from evaluation, and evaluated again', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.goto(`${portal.url}/programadmin/contractors`);
  await settled(page);
  const listOf = (name: string) => page.getByRole('group', { name, exact: true });
  const [exempt, others] = [listOf('Exempt from Evaluation'), listOf('Not Exempt from Evaluation')];
  await expect(exempt.getByRole('cell', { name: 'Okafor Consulting' })).toBeVisible();

  const added = page.waitForRequest('**/api/organization/evaluation/exemption');
  await others.getByRole('row').nth(1).getByRole('button', { name: 'Add' }).click();
  expect((await added).postDataJSON()).toEqual({ organizationId: expect.any(Number) });
  await expect(page.getByText('Added to Eval!')).toBeVisible();
  await expect(exempt.getByRole('row')).toHaveCount(3);

  const removed = page.waitForRequest('**/api/contractor/exempt?*');
  const remove = async (name: string) => {
    await exempt.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };
  await remove('Amara Abbott');
  expect((await removed).method()).toBe('DELETE');
  await expect(exempt.getByRole('row')).toHaveCount(2);
  await remove('Okafor Consulting');
  await expect(page.getByText('No organisation is exempt from evaluation.')).toBeVisible();
});

test('a subvendor keeps the people of its organisation', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.subvendor);
  await page.goto(`${portal.url}/subvendor/resources`);
  await settled(page);
  const main = page.getByRole('main');
  await expect(rowOf(page, 'Yuki Tanaka')).toBeVisible();

  await test.step('a resource is added, and an email that somebody has is refused', async () => {
    await main.getByRole('button', { name: 'Add Resource' }).click();
    const dialog = dialogOf(page, 'Add Resource');
    await dialog.getByLabel('First Name').fill('Remy');
    await dialog.getByLabel('Last Name').fill('Rand');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(everybody.admin);
    await dialog.getByLabel('Phone Number').fill('2025550120');
    const send = dialog.getByRole('button', { name: 'Add Resource' });
    const said: string[] = [];
    await page.route('**/assets/mapServerErrors-*', async (route) => {
      said.push(...(await dialog.getByRole('alert').allInnerTexts()));
      await route.continue();
    });
    await send.click();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /^Somebody has this email already/,
    );
    // What the field says is not said a moment before in the words of the call.
    expect(said.join('')).toBe('');
    const path = '**/api/organization/resource';
    await page.route(path, breakAnswer(500));
    await send.click();
    await expect(dialog.getByText('Error! Something broke.')).toBeVisible();
    await page.unroute(path);
    await dialog.getByRole('textbox', { name: 'Email' }).fill('remy@firm.example');
    await send.click();
    await expect(page.getByText('Resource created!')).toBeVisible();
    await expect(rowOf(page, 'Remy Rand')).toBeVisible();
  });

  await test.step('a resource is edited', async () => {
    await rowOf(page, 'Remy Rand').getByRole('button', { name: 'Edit' }).click();
    const dialog = dialogOf(page, 'Edit Resource');
    const send = dialog.getByRole('button', { name: 'Edit Resource' });
    await expect(dialog.getByLabel('Phone Number')).toHaveValue('(202) 555-0120');
    await dialog.getByLabel('First Name').fill('Remi');
    const path = '**/api/organization/resource';
    await page.route(path, breakAnswer(500));
    await send.click();
    await expect(dialog.getByText('Failed activation:500Error!')).toBeVisible();
    await page.unroute(path);
    const answered = page.waitForResponse(path);
    await send.click();
    expect((await answered).status()).toBe(201);
    await expect(page.getByText('Resource updated!')).toBeVisible();
    await expect(rowOf(page, 'Remi Rand')).toBeVisible();
  });

  await test.step('a resource is set inactive', async () => {
    const path = '**/api/organization/resource';
    const press = async () => {
      await rowOf(page, 'Remi Rand').getByRole('button', { name: 'Set Inactive' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Set Inactive' }).click();
    };
    await page.route(path, breakAnswer(500));
    await press();
    await expect(page.getByText('Resource update failed.')).toBeVisible();
    await page.unroute(path);
    await press();
    await expect(page.getByText('Resource update successful!')).toBeVisible();
    await expect(rowOf(page, 'Remi Rand').getByRole('button', { name: 'Set Active' })).toBeVisible();
  });
});
