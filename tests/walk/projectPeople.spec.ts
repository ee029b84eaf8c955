import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { detail, dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { mailsTo } from '../e2e/readMail.ts';
import { beSignedIn } from '../e2e/signIn.ts';
import { createProject } from './createProject.ts';
import { openProject } from './openProject.ts';
import { breakAnswer } from './readScreen.ts';

test.use({ story: 'walk-project-people' });

async function openAccount(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Contractor Accounts' }).click();
  await page.getByRole('menuitem', { name }).click();
  const dialog = dialogOf(page, name);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a project gets another manager', async ({ page, portal }) => {
  const key = '1-1-000004';
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  await page.getByRole('button', { name: 'Change Project Manager' }).click();
  const dialog = dialogOf(page, 'Change Project Manager');
  const send = dialog.getByRole('button', { name: 'Change Project Manager' });
  await expect(dialog.getByText(`The current manager is Mona Manager (${people.manager}).`)).toBeVisible();
  await send.click();
  await expect(dialog.getByText('Please select a manager')).toBeVisible();
  const search = page.waitForRequest((request) => request.url().includes('search=pav'));
  await dialog.getByRole('combobox', { name: 'New Manager' }).fill('pav');
  const { searchParams } = new URL((await search).url());
  expect([searchParams.get('companyId'), searchParams.get('size')]).toEqual(['1', '10']);
  await page.getByRole('option', { name: 'Pavel Proxy' }).click();
  const path = `**/api/projects/${key}/manager/update`;
  await page.route(path, breakAnswer(500));
  await send.click();
  await expect(dialog.getByText('Manager failed to be updated :(')).toBeVisible();
  await page.unroute(path);
  const sent = page.waitForRequest(path);
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({
    oldManagerLogicalName: people.manager,
    newManagerLogicalName: 'proxymanager@client.example',
  });
  await expect(page.getByText('Manager updated successfully.')).toBeVisible();
  await expect(detail(page.getByRole('region', { name: 'Manager', exact: true }), 'Name')).toHaveText('Pavel Proxy');
});

test('a contractor is corrected, and gets another address to sign in with', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const key = await createProject(page, portal, { email: 'una@freelance.example', firstName: 'Una', lastName: 'Low' });
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const panel = page.getByRole('region', { name: 'Contractor', exact: true });

  await test.step('the name and the telephone', async () => {
    const dialog = await openAccount(page, 'Edit Contractor Information');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Una');
    await dialog.getByLabel('First Name').fill('');
    const send = dialog.getByRole('button', { name: 'Edit Contractor Information' });
    await send.click();
    await expect(dialog.getByText('Contractor First Name is required')).toBeVisible();
    await dialog.getByLabel('First Name').fill('Oona');
    await dialog.getByLabel('Phone Number').fill('2025550199');
    const sent = page.waitForRequest('**/api/organization/person/safe');
    await send.click();
    const request = await sent;
    expect([request.method(), request.postDataJSON()]).toEqual([
      'PUT',
      {
        personId: expect.any(Number),
        organizationId: expect.any(Number),
        logicalName: 'una@freelance.example',
        firstName: 'Oona',
        lastName: 'Low',
        phoneNumber: '2025550199',
        version: expect.any(Number),
      },
    ]);
    await expect(detail(panel, 'Name')).toHaveText('Oona Low');
    await expect(detail(panel, 'Phone')).toHaveText('(202) 555-0199');
  });

  await test.step('the address, which has to be one', async () => {
    const dialog = await openAccount(page, 'Change Contractor User ID');
    const address = dialog.getByRole('textbox', { name: 'New Email' });
    const send = dialog.getByRole('button', { name: 'Change Contractor User ID' });
    await send.click();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await address.fill('una');
    await send.click();
    await expect(dialog.getByText('Invalid email address format')).toBeVisible();
    await address.fill(`${'u'.repeat(250)}@freelance.example`);
    await send.click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill('oona@freelance.example');
  });

  await test.step('a failure is only logged', async () => {
    const dialog = dialogOf(page, 'Change Contractor User ID');
    const send = dialog.getByRole('button', { name: 'Change Contractor User ID' });
    const path = '**/api/persons/logicalname';
    await page.route(path, breakAnswer(500));
    const logged = page.waitForEvent('console', (line: ConsoleMessage) => line.text().includes('Something broke.'));
    await send.click();
    await logged;
    await expect(page.getByRole('main').getByText('Something broke.')).toHaveCount(0);
    await page.unroute(path);
    const sent = page.waitForRequest(path);
    await send.click();
    expect((await sent).postDataJSON()).toEqual({
      logicalNameFrom: 'una@freelance.example',
      logicalNameTo: 'oona@freelance.example',
    });
    await expect(detail(panel, 'Email')).toHaveText('oona@freelance.example');
  });

  await test.step('the new address gets a mail to activate it', async () => {
    await expect(await mailsTo(page, portal, 'oona@freelance.example')).not.toHaveCount(0);
  });
});

test('two contractors become one', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const person = { email: 'twin@freelance.example', firstName: 'Tia', lastName: 'Twin' };
  const key = await createProject(page, portal, person);
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const dialog = await openAccount(page, 'Merge Contractor User IDs');
  const send = dialog.getByRole('button', { name: 'Merge Contractor User IDs' });
  await expect(dialog.getByText('the old user ID is disabled')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Old User ID' })).toHaveValue(person.email);
  await send.click();
  await expect(dialog.getByText('New User ID is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New User ID' }).fill(people.contractor);
  const path = '**/api/project/merge/contractors';
  await page.route(path, breakAnswer(500));
  await send.click();
  await expect(dialog.getByText('Contractors failed to merge :(')).toBeVisible();
  await page.unroute(path);
  const sent = page.waitForRequest(path);
  await send.click();
  expect((await sent).postDataJSON()).toEqual({ oldLogicalName: person.email, newLogicalName: people.contractor });
  await expect(page.getByText('Contractor merged successfully.')).toBeVisible();
  await expect(detail(page.getByRole('region', { name: 'Contractor', exact: true }), 'Name')).toHaveText(
    'Cleo Contractor',
  );
});

test('a program administrator writes a note', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  const listed = page.waitForRequest('**/api/project/1-1-000006/notes');
  await openProject(page, portal, '1-1-000006');
  expect((await listed).method()).toBe('GET');
  await page.getByRole('button', { name: 'Add Note' }).click();
  const dialog = dialogOf(page, 'Add Note');
  const send = dialog.getByRole('button', { name: 'Add Note' });
  const note = dialog.getByRole('textbox', { name: 'Program Admin Notes' });
  await send.click();
  await expect(dialog.getByText('Program Admin Notes is required')).toBeVisible();
  await note.fill('x'.repeat(4097));
  await send.click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Asked for the missing licence.');
  const path = '**/api/project/1-1-000006/notes';
  await page.route(path, (route) => (route.request().method() === 'POST' ? breakAnswer(500)(route) : route.continue()));
  await send.click();
  await expect(dialog.getByText('Error adding note :(')).toBeVisible();
  await page.unroute(path);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/notes'));
  await send.click();
  expect((await sent).postDataJSON()).toEqual({
    note: 'Asked for the missing licence.',
    type: 'PROGRAM_ADMIN',
    version: expect.any(Number),
  });
  await expect(page.getByText('Note Added!')).toBeVisible();
  const entry = page.getByRole('region', { name: 'Notes' }).getByRole('listitem').first();
  await expect(entry).toContainText('Asked for the missing licence.');
  await expect(entry).toContainText(people.programAdmin);
  await expect(entry).toContainText(/\d\d\/\d\d\/\d{4}/);
});
