import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { dialogOf } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { administrator, people } from './people.ts';
import { openMail, waitForMail } from './readMail.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'firstDay' });

const newcomer = 'nadia.newcomer@client.example';

/** Fills in the worksheet of the dialog: a candidate in each row, with errors in three of them. */
async function fillSheet(path: string): Promise<Buffer> {
  const [sheet] = (await readXlsx(readFileSync(path))).sheets;
  const titles = (sheet?.rows[0] ?? []).map(String);
  const wrong: Readonly<Record<number, Readonly<Record<string, string>>>> = {
    3: { 'Candidate Email': 'no address' },
    7: { 'Manager Email': 'nobody@client.example' },
    20: { 'Job Function': 'Wizardry' },
  };
  const rows = (sheet?.rows.slice(1) ?? []).map((row, index) => {
    const filled: Readonly<Record<string, string | number>> = {
      'Project Name': `Warehouse ${index + 1}`,
      'Candidate Email': `candidate${index + 1}@studio.example`,
      'Candidate First Name': 'Cara',
      'Candidate Last Name': `Candidate ${index + 1}`,
      'Candidate Phone': '2025550142',
      'Manager Email': people.manager,
      Budget: 25_000,
      'Cost Center': 'CC-1234',
      'Candidate W2': 'No',
      'Candidate Onsite': 'Yes',
      'Pay Rate': '90 Hourly',
      'Job Function': 'Software Engineering',
      Location: 'US-EAST',
      'Primary Location': 'California',
      'Billing cycle': 'Weekly',
      'Project Description': 'Scope, plan and delivery as agreed.',
      ...wrong[index + 1],
    };
    return titles.map((title, place) => filled[title] ?? row[place] ?? null);
  });
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Projects', rows: [titles, ...rows] }] }));
}

/** Tries to sign in with a wrong password until the account is locked. */
async function lock(page: Page, portal: Portal, username: string): Promise<void> {
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await page.request.post(`${portal.url}/api/auth/login`, {
      data: { username, password: 'not the password' },
    });
    if (answer.status() === 429) return;
  }
  throw new Error('The account was not locked.');
}

test(
  'an administrator adds people, rights and projects, changes a mail, helps somebody in, and finds all well',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, administrator);

    await test.step('a mail gets other words', async () => {
      await page.goto(`${portal.url}/programadmin/email/template/editor?templateId=account-added`);
      await settled(page);
      await page.getByRole('textbox', { name: 'Message', exact: true }).first().click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ada is happy to help you on your first day.');
      await page.getByRole('button', { name: 'Save Draft', exact: true }).click();
      await expect(page.getByText('Template successfully saved!').first()).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Template successfully published!').first()).toBeVisible();
    });

    await test.step('a new user gets it', async () => {
      await page.goto(`${portal.url}/programadmin/users`);
      await settled(page);
      await page.getByRole('button', { name: 'Add User' }).click();
      const dialog = dialogOf(page, 'Add User');
      await dialog.getByRole('textbox', { name: 'Email' }).fill(newcomer);
      await dialog.getByRole('textbox', { name: 'First name' }).fill('Nadia');
      await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newcomer');
      await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('Nadia!Newcomer2027');
      await dialog.getByRole('textbox', { name: 'Confirmation password' }).fill('Nadia!Newcomer2027');
      await dialog.getByRole('combobox', { name: 'Roles' }).selectOption({ label: 'Manager' });
      await dialog.getByRole('button', { name: 'Add User' }).click();
      await expect(page.getByText('User account created successfully.')).toBeVisible();
      const mail = await openMail(page, await waitForMail(page, portal, { to: newcomer, subject: 'Your account' }));
      await expect(mail.getByText('Ada is happy to help you on your first day.')).toBeVisible();
    });

    await test.step('a role gets one more function', async () => {
      await page.goto(`${portal.url}/user/roles/Manager/edit`);
      await settled(page);
      await page.getByLabel('Default Functions').click();
      await page.getByRole('option', { name: '2007 Reports', exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText(/people who have the role keep their functions/)).toBeVisible();
      await page.getByRole('button', { name: 'Save Role' }).click();
      await expect(page).toHaveURL(/\/user\/roles$/);
      await expect(page.getByRole('row', { name: /^Manager Manager .*2007/ })).toBeVisible();
    });

    await test.step('50 projects are uploaded, of which 3 come back', async () => {
      await page.goto(`${portal.url}/admin/batch-processing`);
      await settled(page);
      await page.getByRole('button', { name: 'Generate Excel file for project upload' }).click();
      const generator = dialogOf(page, 'Excel sheet generator');
      await generator.getByLabel('Row Count').fill('50');
      const [sheet] = await Promise.all([
        page.waitForEvent('download'),
        generator.getByRole('button', { name: /Generate/ }).click(),
      ]);
      const buffer = await fillSheet(await sheet.path());
      await expect(generator).toBeHidden();
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await page.locator('input[type=file]').setInputFiles({ name: 'first-day.xlsx', mimeType, buffer });
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(/3 rows have problems, of 50 rows/)).toBeVisible();
      const [marked] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download Marked Sheet' }).click(),
      ]);
      const [found] = (await readXlsx(readFileSync(await marked.path()))).sheets;
      expect((found?.rows ?? []).slice(1).flatMap((row) => (row.at(-1) === '' ? [] : [row.at(-2)]))).toEqual([
        4, 8, 21,
      ]);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('checkbox', { name: 'Trigger Process Immediately' }).check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(page.getByText('File submitted Successfully')).toBeVisible();
      const mail = await openMail(
        page,
        await waitForMail(page, portal, { to: administrator, subject: 'first-day.xlsx is completed' }),
      );
      await expect(mail.getByText('47 projects were created and 3 rows were refused.')).toBeVisible();
    });

    await test.step('a locked account is opened again', async () => {
      await lock(page, portal, people.contractor);
      await page.goto(`${portal.url}/programadmin/users`);
      await settled(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill(people.contractor);
      await page
        .getByRole('row')
        .filter({ hasText: people.contractor })
        .getByRole('button', { name: 'View Details' })
        .click();
      const details = page.getByRole('dialog');
      await details.getByRole('button', { name: 'Unlock' }).click();
      await expect(details.getByText('Not locked')).toBeVisible();
      const answer = await page.request.post(`${portal.url}/api/auth/login`, {
        data: { username: people.contractor, password: 'Formwork!2026' },
      });
      expect(answer.status()).toBe(200);
    });

    await test.step('the services are well', async () => {
      await page.goto(`${portal.url}/admin/healthStatus`);
      await settled(page);
      await expect(
        page
          .getByRole('main')
          .getByText(/^OK \(200\)$/)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('main').getByText(/Error|Fail/)).toHaveCount(0);
    });
  },
);
