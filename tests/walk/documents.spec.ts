import type { Page } from '@playwright/test';
import { dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { signedInAs } from './createProject.ts';
import { toastOf } from './openManaged.ts';
import { openProject } from './openProject.ts';
import { everybody } from './people.ts';

test.use({ story: 'walk-documents' });

const text = (name: string, content = 'A certificate.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** The row of a document type, and the button that shows its files. */
function documentRow(page: Page, name: string) {
  // What has expired is marked before its name.
  const cell = page.getByRole('cell', { name: new RegExp(`^(Problem )?${name}$`) });
  return page.getByRole('row').filter({ has: cell });
}

async function showFiles(page: Page, name: string): Promise<void> {
  await documentRow(page, name).getByRole('button', { name: 'Show details' }).click();
}

test('a contractor uploads what is asked for, and is told what is wrong with a file', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.contractor);
  await page.goto(`${portal.url}/contractor/documents`);
  await settled(page);

  await test.step('required types come first, and nothing is uploaded', async () => {
    const names = page.getByRole('row').locator('td:nth-child(2)');
    await expect(names).toHaveText([
      'Certificate of Insurance',
      'Tax Form',
      'Business Licence',
      'References',
      'Advertising',
    ]);
    await expect(page.getByText('Pending Upload')).toBeVisible();
    await expect(documentRow(page, 'Tax Form')).toContainText('Not Uploaded');
    await showFiles(page, 'References');
    await expect(page.getByText('No files have been uploaded for this document type.')).toBeVisible();
  });

  await test.step('a file of another type, and one that is not what it says, are refused, and the others stay', async () => {
    await documentRow(page, 'Certificate of Insurance').getByRole('button', { name: 'Upload' }).click();
    const dialog = dialogOf(page, 'Upload Certificate of Insurance');
    const send = dialog.getByRole('button', { name: 'Upload', exact: true });
    await send.click();
    await expect(dialog.getByText('Please choose a file').first()).toBeVisible();
    await dialog.getByLabel('Files').setInputFiles([text('insurance.txt'), text('tool.exe')]);
    await send.click();
    await expect(dialog.getByText('invalid file').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove tool.exe' }).click();
    await dialog.getByLabel('Files').setInputFiles([text('photo.png')]);
    await send.click();
    await expect(dialog.getByText('The content of photo.png is not what its name says').first()).toBeVisible();
    await expect(dialog.getByText('insurance.txt')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove photo.png' }).click();
  });

  await test.step('a server that fails says so, and the files stay in the form', async () => {
    const dialog = dialogOf(page, 'Upload Certificate of Insurance');
    const send = dialog.getByRole('button', { name: 'Upload', exact: true });
    await page.route('**/api/document/upload', (route) => route.fulfill({ status: 503, json: { code: 'not-stored' } }));
    await send.click();
    await expect(dialog.getByText('Error while uploading document.')).toBeVisible();
    await expect(dialog.getByText('insurance.txt')).toBeVisible();
    await page.unroute('**/api/document/upload');
    await send.click();
    await expect(toastOf(page, 'Document Upload Success!')).toBeVisible();
    await expect(documentRow(page, 'Certificate of Insurance')).toContainText('Submitted');
  });

  await test.step('its files are listed, downloaded as they were, and deleted', async () => {
    await showFiles(page, 'Certificate of Insurance');
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'insurance.txt', exact: true }) });
    await row.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('insurance.txt');
    await expect(row.getByRole('button', { name: 'Accept or Reject' })).toHaveCount(0);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page, 'Document Delete Success!')).toBeVisible();
    await expect(documentRow(page, 'Certificate of Insurance')).toContainText('Not Uploaded');
  });

  await test.step('with every required file, the contractor is thanked', async () => {
    for (const name of ['Certificate of Insurance', 'Tax Form', 'Business Licence']) {
      await documentRow(page, name).getByRole('button', { name: 'Upload' }).click();
      const dialog = dialogOf(page, `Upload ${name}`);
      await dialog.getByLabel('Files').setInputFiles([text(`${name}.txt`)]);
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(documentRow(page, name)).toContainText('Submitted');
    }
    await expect(page.getByText('Thank you! All necessary files have been uploaded')).toBeVisible();
  });
});

test('a reviewer accepts, dates and takes back what a contractor has uploaded', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, '1-1-000001');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await documentRow(page, 'Review Notes').getByRole('button', { name: 'Upload' }).click();
  const upload = dialogOf(page, 'Upload Review Notes');
  await upload.getByLabel('Files').setInputFiles([text('notes.txt')]);
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toastOf(page, 'Document Upload Success!')).toBeVisible();
  await showFiles(page, 'Review Notes');
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'notes.txt', exact: true }) });

  await test.step('it is accepted until a day', async () => {
    await row.getByRole('button', { name: 'Accept or Reject' }).click();
    const dialog = dialogOf(page, 'Review notes.txt');
    await dialog.getByRole('radio', { name: 'Accept' }).check();
    await dialog.getByLabel('Expiration Date').fill('2031-01-31');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(toastOf(page, 'Document update Success!')).toBeVisible();
    await expect(documentRow(page, 'Review Notes')).toContainText('Accepted');
    await expect(row.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  await test.step('the day is required, and can be changed', async () => {
    await row.getByRole('button', { name: 'Expiration Date' }).click();
    const dialog = dialogOf(page, 'Expiration Date of notes.txt');
    const day = dialog.getByLabel('Expiration Date');
    await day.fill('');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(day).toHaveAccessibleDescription(/An expiration date is required/);
    await day.fill('2020-01-31');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(documentRow(page, 'Review Notes')).toContainText('Expired');
  });

  await test.step('the acceptance is taken back', async () => {
    await row.getByRole('button', { name: 'Accept or Reject' }).click();
    const dialog = dialogOf(page, 'Review notes.txt');
    await dialog.getByRole('radio', { name: 'Reject' }).check();
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(documentRow(page, 'Review Notes')).toContainText('Submitted');
    await expect(row.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  await test.step('who decides second is told what the other reviewer has decided', async () => {
    const authorization = await signedInAs(page, portal, everybody.director);
    const accepting = '**/api/document/accept*';
    let isFirst = true;
    await page.route(accepting, async (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      const { s3Id }: { readonly s3Id: string } = route.request().postDataJSON();
      const data = { s3Id, dateAccepted: new Date().toISOString() };
      const sooner = await page.request.put(route.request().url(), { headers: { authorization }, data });
      expect(sooner.status()).toBe(200);
      return route.fallback();
    });
    await row.getByRole('button', { name: 'Accept or Reject' }).click();
    const dialog = dialogOf(page, 'Review notes.txt');
    await dialog.getByRole('radio', { name: 'Reject' }).check();
    await dialog.getByRole('button', { name: 'Review' }).click();

    await expect(dialog.getByRole('alert').last()).toContainText(
      'Another reviewer has accepted this document meanwhile.',
    );
    await expect(dialog.getByRole('radio', { name: 'Reject' })).toBeChecked();
  });
});

test('a subvendor has the documents of firms', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.subvendor);
  await page.goto(`${portal.url}/documents`);
  await settled(page);

  await expect(page.getByText('Pending Upload')).toBeVisible();
  await expect(documentRow(page, 'Articles of Incorporation')).toContainText('Not Uploaded');
  await expect(page.getByRole('button', { name: 'Download the Form' })).toBeVisible();
});
