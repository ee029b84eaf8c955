import type { Page } from '@playwright/test';
import { answerStructure } from './answerStructure.ts';
import { detail, dialogOf, filterBy, heading, openTab } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { mailsTo, openMail } from './readMail.ts';
import { beSignedIn, fillSignIn, settled } from './signIn.ts';

test.use({ story: 'subvendor-road' });

// A firm from its first mail to the day on which everything about it is confirmed. After each test the server is killed
// without warning.
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ page, portal }) => {
  // A page that is still loading would report errors when the server is killed.
  await page.close();
  await portal.crash();
});

const email = 'quinn@quarry.example';
const password = 'Quarry!2026';

const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('A certificate.') });

const documentRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

async function enter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await fillSignIn(page, email, password);
  await page.waitForURL('**/dashboard');
  await settled(page);
}

async function openFirm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/programadmin/subvendors`);
  await settled(page);
  await filterBy(page, 'Search', 'Quarry');
  await page.getByRole('row').filter({ hasText: 'Quarry Example' }).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/programadmin\/subvendordetails\/\d+$/);
  await settled(page);
}

test('an administrator adds a firm, whose contact gets a link', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/subvendors`);
  await settled(page);
  await page.getByRole('button', { name: 'Add Subvendor' }).click();
  const dialog = dialogOf(page, 'Add Subvendor');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Quarry Example');
  await dialog.getByLabel('First Name').fill('Quinn');
  await dialog.getByLabel('Last Name').fill('Quarry');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Add Subvendor' }).click();
  await expect(page.getByText('SubVendor created!')).toBeVisible();
});

test('the link activates the account once', long, async ({ page, portal }) => {
  const mail = await openMail(page, (await mailsTo(page, portal, email)).first());
  const address = await mail.getByRole('link', { name: 'Activate your account' }).getAttribute('href');
  await page.goto(String(address));
  await settled(page);
  await expect(page.getByLabel('Company')).toHaveValue('Quarry Example');
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByLabel('Confirmation password').fill('Quarry!2027');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Passwords must match').first()).toBeVisible();
  await page.getByLabel('Confirmation password').fill(password);
  await page.getByLabel('ZIP Code').fill('12207');
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Subvendor Activated!')).toBeVisible();
  await expect(page.getByText('7 required questions are not answered yet.')).toBeVisible();

  await page.goto(String(address));
  await expect(page).toHaveURL(/\/login\?notice=link$/);
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});

test(
  'the firm answers the questions about its business and cannot answer them again',
  long,
  async ({ page, portal }) => {
    await enter(page, portal.url);
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await settled(page);
    await answerStructure(page, 'Save');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Thanks for your answers!')).toBeVisible();
    await page.goto(`${portal.url}/businessStructure`);
    await settled(page);
    await expect(page.getByLabel('Under which name is your business registered?')).not.toBeEditable();
  },
);

test('the firm uploads its documents and adds a resource', long, async ({ page, portal }) => {
  await enter(page, portal.url);
  await page.getByRole('link', { name: 'View the documents' }).click();
  await settled(page);
  for (const name of ['Certificate of Insurance', 'Tax Form']) {
    await documentRow(page, name).getByRole('button', { name: 'Upload' }).click();
    const dialog = dialogOf(page, `Upload ${name}`);
    await dialog.getByLabel('Files').setInputFiles([text(`${name}.txt`)]);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(documentRow(page, name)).toContainText('Submitted');
  }
  await expect(page.getByText('Pending Acceptance')).toBeVisible();

  await page.goto(`${portal.url}/subvendor/resources`);
  await settled(page);
  await page.getByRole('button', { name: 'Add Resource' }).click();
  const dialog = dialogOf(page, 'Add Resource');
  await dialog.getByLabel('First Name').fill('Rita');
  await dialog.getByLabel('Last Name').fill('Ray');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rita@quarry.example');
  await dialog.getByLabel('Phone Number').fill('2025550121');
  await dialog.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Resource created!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Rita Ray' })).toBeVisible();
});

test('an administrator reviews the documents and confirms the answers', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openFirm(page, portal.url);
  const main = page.getByRole('main');
  await expect(detail(main, 'Business Structure')).toHaveText('Pending Review');
  await expect(detail(main, 'Document Status')).toHaveText('Pending Acceptance');

  await openTab(page, 'Documents');
  for (const name of ['Certificate of Insurance', 'Tax Form']) {
    await documentRow(page, name).getByRole('button', { name: 'Show details' }).click();
    const file = documentRow(page, `${name}.txt`);
    await file.getByRole('button', { name: 'Accept or Reject' }).click();
    const dialog = dialogOf(page, `Review ${name}.txt`);
    await dialog.getByRole('radio', { name: 'Accept' }).check();
    await dialog.getByLabel('Expiration Date').fill('2031-01-31');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(documentRow(page, name)).toContainText('Accepted');
    await expect(file.getByRole('button', { name: 'Delete' })).toBeDisabled();
  }
  await expect(page.getByText('Documents are up to date')).toBeVisible();

  await page.reload();
  await settled(page);
  // Complete documents complete the answers as well, so nothing is left to confirm.
  await expect(detail(main, 'Business Structure')).toHaveText('Complete');
  await expect(detail(main, 'Document Status')).toHaveText('Complete');
  const panel = await openTab(page, 'Business Structure');
  await expect(panel.getByRole('row').filter({ hasText: 'Client Example Inc.' })).toContainText('01/31/2031');
  await expect(panel.getByRole('button', { name: 'Confirm Answers' })).toHaveCount(0);
});

test('nothing is left on the dashboard of the firm', long, async ({ page, portal }) => {
  await enter(page, portal.url);
  await expect(heading(page, 'Good day, Quinn')).toBeVisible();
  await expect(page.getByText('Thank you for working with us.')).toBeVisible();
  await expect(page.getByText('All required documents are here.')).toBeVisible();
});
