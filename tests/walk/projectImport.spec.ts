import type { Page } from '@playwright/test';
import { projectSheet } from '../../portal/testing/projectSheet.ts';
import { dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';
import { toastOf } from './openManaged.ts';
import { everybody } from './people.ts';
import { breakAnswer } from './readScreen.ts';

test.use({ story: 'walk-project-import' });

async function openScheduler(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/admin/batch-processing`);
  await settled(page);
}

test('projects are uploaded later, in three steps', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await openScheduler(page, portal);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next' });
  const day = main.getByRole('textbox', { name: 'Date and Time' });

  await test.step('without a file there is nothing to go on with, nor back to', async () => {
    for (const title of ['Upload File', 'Select Date and Time', 'Confirm'])
      await expect(main.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Back' })).toBeDisabled();
    await next.click();
    await expect(main.getByText('Please choose a file').first()).toBeVisible();
  });

  await test.step('a sheet whose rows are all good goes on to the time, which is not over', async () => {
    const sheet = await projectSheet({}, { 'Project Name': 'Warehouse second' });
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.locator('input[type=file]').setInputFiles({ name: 'autumn.xlsx', mimeType, buffer: Buffer.from(sheet) });
    await next.click();
    await expect(day).toBeVisible();
    await day.fill('2020-01-31T10:00');
    await next.click();
    await expect(main.getByText('The date and time cannot be earlier than now').first()).toBeVisible();
    await day.fill('2031-01-31T10:00');
    await main.getByRole('checkbox', { name: 'Trigger Process Immediately' }).check();
    await expect(day).toHaveCount(0);
  });

  await test.step('what is confirmed says when it begins', async () => {
    await next.click();
    const send = main.getByRole('button', { name: 'Upload', exact: true });
    await expect(
      main.getByText(
        'You have opted to trigger this process immediately, once it starts, you will not be able to stop it.',
      ),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Back' }).click();
    await main.getByRole('checkbox', { name: 'Trigger Process Immediately' }).uncheck();
    await day.fill('2031-01-31T10:00');
    await next.click();
    await expect(main.getByText(/^Your project upload will begin at January 31, 2031 10:00\sAM\?$/)).toBeVisible();

    await page.route('**/api/scheduler/projectImport/**', breakAnswer(500));
    await send.click();
    await expect(page.getByText('Failed to submit file.').first()).toBeVisible();
    await page.unroute('**/api/scheduler/projectImport/**');
  });

  await test.step('it is sent with its time, and a new upload can begin', async () => {
    const sent = page.waitForRequest('**/api/scheduler/projectImport/**');
    const again = main.getByRole('button', { name: /^(Upload|Try again|Retry)$/ });
    await again.first().click();
    expect((await sent).url()).toMatch(/projectImport\/2031-01-31T\d\d%3A00/);
    await expect(
      toastOf(page, 'File submitted Successfully, you will be notified when batch is completed.'),
    ).toBeVisible();
  });

  await test.step('it is among the tasks until it is cancelled', async () => {
    await page.goto(`${portal.url}/admin/tasks`);
    await settled(page);
    const running = page.getByRole('group', { name: 'Running Tasks' });
    const row = running.getByRole('row').filter({ hasText: 'autumn.xlsx' });
    await expect(row).toContainText('Scheduled');
    await row.getByRole('button', { name: 'Cancel Task' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Task' }).click();
    await expect(page.getByText('No tasks are scheduled or running.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'All Tasks' }).getByRole('row').nth(1)).toContainText('Cancelled');
  });
});

test('a sheet for the upload is made for a company', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  await openScheduler(page, portal);
  await page.getByRole('button', { name: 'Generate Excel file for project upload' }).click();
  const dialog = dialogOf(page, 'Excel sheet generator');
  const make = dialog.getByRole('button', { name: 'Generate' });

  await test.step('with a company and at least one row', async () => {
    await expect(dialog.getByLabel('Company Id')).toHaveAttribute('readonly');
    await expect(dialog.getByLabel('Row Count')).toHaveValue('10');
    await dialog.getByLabel('Row Count').fill('0');
    await make.click();
    await expect(dialog.getByText('Must be at least 1').first()).toBeVisible();
    await dialog.getByLabel('Row Count').fill('');
    await make.click();
    await expect(dialog.getByText('Row count is required').first()).toBeVisible();
    await dialog.getByLabel('Row Count').fill('2');
  });

  await test.step('the fields of the company are among them, by their numbers, and those of another one in turn', async () => {
    const group = dialog.getByRole('group', { name: 'Additional Fields' });
    await expect(group).toHaveText(/Pay Rate.*Billing cycle.*Agreed rate/s);
    await dialog.getByLabel('Project Name').fill('Warehouse');
    await dialog.getByRole('combobox', { name: 'Company', exact: true }).selectOption({ label: 'Harbor Example Ltd.' });
    await expect(group.getByRole('textbox', { name: 'Dock' })).toBeVisible();
    await expect(group).not.toContainText('Agreed rate');
    await expect(dialog.getByLabel('Project Name')).toHaveValue('Warehouse');
    await dialog.getByRole('combobox', { name: 'Company', exact: true }).selectOption({ label: 'Client Example Inc.' });
    await group.getByRole('textbox', { name: 'Agreed rate' }).fill('-1');
    await group.getByRole('combobox', { name: 'Agreed rate: Rate' }).selectOption({ label: 'Daily' });
    await make.click();
    await expect(
      group.getByText('Agreed rate needs an amount of at least 0 with at most two decimals, and a rate'),
    ).toBeVisible();
    await group.getByRole('textbox', { name: 'Agreed rate' }).fill('90.5');
  });

  await test.step('a failure is only logged', async () => {
    await page.route('**/api/excel/generate', breakAnswer(500));
    const logged = page.waitForEvent('console', (message) => message.text().includes('Something broke.'));
    await make.click();
    await logged;
    await page.unroute('**/api/excel/generate');
  });

  await test.step('its name says the company, and the request what is filled in', async () => {
    const sent = page.waitForRequest('**/api/excel/generate');
    const download = page.waitForEvent('download');
    await make.click();
    expect((await sent).postDataJSON()).toMatchObject({
      companyId: 1,
      rowCount: 2,
      defaultValues: { 'Company Id': 1, 'Project Name': 'Warehouse' },
      selectedDropdownDefaults: { Region: 1, 'Eval Type': 'Eval' },
      additionalFields: [{ field: { id: 2 }, value: '90.5 Daily' }],
    });
    expect((await download).suggestedFilename()).toMatch(/^ProjectUploadTemplateCompanyId.1\.xlsx$/);
  });
});
