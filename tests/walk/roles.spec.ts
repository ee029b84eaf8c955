import type { Page } from '@playwright/test';
import { dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { administrator } from '../e2e/people.ts';
import { beSignedIn } from '../e2e/signIn.ts';

test.use({ story: 'walk-roles' });

/** Selects each option of a field whose list is opened by it. */
async function selectAll(page: Page, label: string, names: readonly string[]): Promise<void> {
  await page.getByLabel(label).click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('an administrator adds a role, which says what it opens before it is saved', async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/user/roles`);
  await page
    .getByRole('link', { name: 'Add Role' })
    .or(page.getByRole('button', { name: 'Add Role' }))
    .click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Auditor');
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Auditor of Reports');
  await selectAll(page, 'Default Functions', ['2007 Reports']);

  await test.step('what is opened has to be confirmed by its name', async () => {
    const add = page.getByRole('button', { name: 'Add Role' });
    await expect(page.getByRole('row', { name: /Opened Screen Account Settings/ })).toBeVisible();
    await add.click();
    await expect(page.getByText('Select each permission that is opened.').first()).toBeVisible();
    await selectAll(page, 'Confirm What Is Opened', ['member']);
    await add.click();
    await expect(page.getByText('Confirm each permission by its name: 2007 Reports.')).toBeVisible();
    await selectAll(page, 'Confirm What Is Opened', ['2007 Reports']);
    await add.click();
  });

  await expect(page).toHaveURL(/\/user\/roles$/);
  await expect(page.getByRole('row', { name: /Auditor of Reports Auditor 2007 0/ })).toBeVisible();
});

test('nobody takes the permission to change roles from themselves', async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/user/roles/Admin/edit`);
  await selectAll(page, 'Default Functions', ['2002 Users']);
  await page.getByLabel('Apply this change to them').check();
  await expect(page.getByRole('row', { name: /Closed Operation Save Role/ })).toBeVisible();

  await page.getByRole('button', { name: 'Save Role' }).click();

  await expect(page.getByText(/permission for “Save Role”.*It is held today by Ada Admin/)).toBeVisible();

  await test.step('nothing was stored, and what was typed is not typed into another role', async () => {
    await page.goto(`${portal.url}/user/roles`);
    await expect(page.getByRole('row', { name: /^Administrator Admin 1, 2, 1001, 1002, 2002/ })).toBeVisible();
    await page.goto(`${portal.url}/user/roles/SubVendor/edit`);
    await expect(page.getByRole('textbox', { name: 'Display Name' })).toHaveValue('Subvendor');
    await expect(page.getByLabel('Keep their functions')).toBeChecked();
  });
});

test('a function is named, and a number is not used twice', async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/admin/functions`);
  await page.getByRole('button', { name: 'Add Function' }).click();
  const dialog = dialogOf(page, 'Add Function');
  await dialog.getByRole('textbox', { name: 'Id' }).fill('2002');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Archive');
  await dialog.getByRole('button', { name: 'Add Function' }).click();
  await expect(dialog.getByText('There is a function of this number already.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Id' }).fill('7001');
  await dialog.getByRole('button', { name: 'Add Function' }).click();

  await expect(page.getByRole('row', { name: /^7001 Archive No None 0/ })).toBeVisible();
});
