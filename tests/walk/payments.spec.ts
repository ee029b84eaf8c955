import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';
import { columnsOf } from './readScreen.ts';

test.use({ story: 'walk-payments' });

const invoice = 'INV-1-1-000004-1';

const columns = [
  ...['Invoice Number', 'Project Number', 'Period Start', 'Period End', 'Amount', 'Status'],
  ...['Invoice Date', 'Paid Date'],
];

test('a contractor reads the own payments, and takes an invoice along', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  await page.goto(`${portal.url}/contractor/payments`);
  await settled(page);
  const totals = page.getByRole('group', { name: 'Totals' });
  await expect(totals.getByRole('row').filter({ hasText: 'Paid' })).toContainText(/\$[\d,]+\.\d\d/);
  const all = page.getByRole('group', { name: 'All Payments' });
  expect(await columnsOf(all)).toEqual(columns);

  await page.getByRole('button', { name: 'Add Filter' }).click();
  const dialog = dialogOf(page, 'Add Filter');
  await dialog.getByRole('textbox', { name: 'Project Number' }).fill('1-1-000004');
  await dialog.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(dialog).toBeHidden();
  const row = all.getByRole('row').filter({ has: page.getByText(invoice, { exact: true }) });
  await expect(row).toContainText(/\$13,750\.04/);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Invoice as PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`Invoice ${invoice}.pdf`);
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/contractor\/payments\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payment ${invoice}`);
  await expect(detail(page.getByRole('main'), 'Amount')).toHaveText('$13,750.04');
});

test('an administrator reads the payments of each contractor, and imports new ones', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.goto(`${portal.url}/programadmin/payments`);
  await settled(page);

  await test.step('from the totals to the payments of one contractor, and to one payment', async () => {
    const totals = page.getByRole('group', { name: 'Totals per Contractor' });
    await totals.getByRole('row').nth(1).getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(/\/programadmin\/payments\/contractor\/amara\.abbott/);
    await settled(page);
    const all = page.getByRole('group', { name: 'All Payments' });
    expect(await columnsOf(all)).toEqual(columns);
    await expect(all.locator('tbody tr')).toHaveCount(7);
    const counts = page.getByRole('group', { name: 'Totals' }).locator('tbody tr td:nth-child(2)');
    const sum = (await counts.allTextContents()).reduce((total, count) => total + Number(count), 0);
    expect(sum).toBe(7);
    await all.getByRole('link', { name: 'View' }).first().click();
    await expect(page).toHaveURL(/\/programadmin\/payments\/\d+$/);
    await expect(detail(page.getByRole('main'), 'Amount')).toHaveText(/^\$/);
  });

  const titles =
    'invoiceNumber,projectNumber,contractorLogicalName,periodStart,periodEnd,amount,currency,status,invoiceDate,paidDate';
  const line = (amount: string) =>
    `INV-9,1-1-000004,${everybody.contractor},2026-10-01,2026-10-31,${amount},USD,PENDING,2026-11-01,`;
  const csv = (...lines: readonly string[]) => ({
    name: 'payments.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles, ...lines, ''].join('\n')),
  });

  await test.step('a file with a fault changes nothing, and says where the fault is', async () => {
    await page.goto(`${portal.url}/programadmin/payments/import`);
    await settled(page);
    await page.locator('input[type=file]').setInputFiles([csv(line('100.00'), line('a lot'))]);
    await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
    await expect(
      page.getByText('Nothing was imported. The list shows what to correct in the file.').first(),
    ).toBeVisible();
    await expect(page.getByRole('group', { name: 'To Correct' }).getByRole('row').nth(1)).toContainText('3');
  });

  await test.step('a good file is imported, and is the same the second time', async () => {
    const send = async () => {
      await page.goto(`${portal.url}/programadmin/payments/import`);
      await settled(page);
      await page.locator('input[type=file]').setInputFiles([csv(line('100.00'))]);
      await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
    };
    await send();
    const told = (created: number, unchanged: number) =>
      page.getByText(`${created} payments were added and 0 changed. ${unchanged} were the same as before.`).first();
    await expect(told(1, 0)).toBeVisible();
    await send();
    await expect(told(0, 1)).toBeVisible();
  });
});
