import type { Page } from '@playwright/test';
import { chooseMore, detail, dialogOf, offeredActions } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { sendPacket } from './sendPacket.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'details' });

const independent = '1-1-000004';
const asking = '1-1-000008';

async function openProject(page: Page, portal: Portal, key: string): Promise<void> {
  await page.goto(`${portal.url}/programadmin/projectdetails/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);
  await settled(page);
}

test('a program administrator changes what is known of a project', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, independent);
  const offered = await offeredActions(page, 'Actions');
  expect(offered).toMatchObject({ 'PO History': false, 'Request Billing Docs via Docusign': true });
  expect(offered).not.toHaveProperty('Send Project Start Letter');

  await test.step('adds a note', async () => {
    await page.getByRole('button', { name: 'Add Note' }).click();
    const dialog = dialogOf(page, 'Add Note');
    await dialog.getByRole('button', { name: 'Add Note' }).click();
    await expect(dialog.getByText('Program Admin Notes is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Program Admin Notes' }).fill('Papers are complete.');
    await dialog.getByRole('button', { name: 'Add Note' }).click();
    await expect(page.getByText('Note Added!')).toBeVisible();
    const notes = page.getByRole('region', { name: 'Notes', exact: true }).getByRole('listitem');
    await expect(notes.filter({ hasText: 'Papers are complete.' })).toContainText(people.programAdmin);
  });

  await test.step('overrides the status', async () => {
    await page.getByRole('button', { name: 'Restructure Status Override' }).click();
    const dialog = dialogOf(page, 'Restructure Status Override');
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption('IC Restructured');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(page.getByText('Project Status successfully updated!')).toBeVisible();
    await expect(dialog).toBeHidden();
    const information = page.getByRole('region', { name: 'Project Information' });
    await expect(detail(information, 'Status')).toContainText('IC Restructured');
  });

  await test.step('adds funds to the PO', async () => {
    await page.getByRole('button', { name: 'Add Funds' }).click();
    const dialog = dialogOf(page, 'Add Funds to a PO');
    await dialog.getByRole('button', { name: 'Add Funds' }).click();
    await expect(dialog.getByText('Funds must be more than the original amount.')).toBeVisible();
    await dialog.getByLabel('New PO Amount').fill('990000');
    await dialog.getByRole('button', { name: 'Add Funds' }).click();
    await expect(page.getByText('Project PO Amount has been updated Successfully')).toBeVisible();
    // Budget, current PO amount, and the request that changed them.
    await expect(page.getByRole('main').getByText('$990,000.00')).toHaveCount(3);
  });

  await test.step('gives the project to another manager', async () => {
    await page.getByRole('button', { name: 'Change Project Manager' }).click();
    const dialog = dialogOf(page, 'Change Project Manager');
    await dialog.getByRole('button', { name: 'Change Project Manager' }).click();
    await expect(dialog.getByText('Please select a manager')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'New Manager' }).fill('pav');
    await page.getByRole('option', { name: 'Pavel Proxy' }).click();
    await dialog.getByRole('button', { name: 'Change Project Manager' }).click();
    await expect(page.getByText('Manager updated successfully.')).toBeVisible();
    await expect(detail(page.getByRole('region', { name: 'Manager', exact: true }), 'Name')).toHaveText('Pavel Proxy');
  });

  await test.step('sends a reminder and a packet', async () => {
    await chooseMore(page, 'Actions', 'Send Expired Document Reminder');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('An email about expired documents goes to Cleo Contractor now. Send it?');
    await question.getByRole('button', { name: 'Send Expired Document Reminder' }).click();
    await expect(page.getByText('Expired Document notification Sent!')).toBeVisible();
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    const dialog = dialogOf(page, 'Document Signing Packet');
    await expect(dialog.getByRole('row').filter({ hasText: 'Cleo Contractor' })).toContainText('Delivered');
    await sendPacket(page, dialog);
    await expect(page.getByText('Docusign Packet sent!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('finds all of it in the history, and the tab again after a reload', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    const managers = page.getByRole('region', { name: 'Manager History' });
    await expect(managers.getByRole('row').filter({ hasText: 'Pavel Proxy' })).toContainText('Unknown');
    await expect(managers.getByRole('row').filter({ hasText: 'Mona Manager' })).not.toContainText('Unknown');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  });
});

test(
  'a program administrator approves what a manager asked for, closes and reopens',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.programAdmin);
    await openProject(page, portal, independent);
    await openProject(page, portal, asking);

    const recent = page.getByRole('region', { name: 'Recently Visited Projects' });
    await expect(recent.getByText(independent)).toBeVisible();
    await page.getByRole('button', { name: 'View Manager Requests' }).click();
    const requests = dialogOf(page, 'Pending Manager Requests');
    await requests
      .getByRole('row')
      .filter({ hasText: people.manager })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(page.getByText('Project request has been updated with a status of')).toBeVisible();
    await requests.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Close Project' }).click();
    const closing = dialogOf(page, 'Close Project');
    await expect(closing).toContainText('Please Select a Reason for Closure');
    await closing.getByRole('button', { name: 'Close Project' }).click();
    await expect(closing.getByText('Please select a closure reason')).toBeVisible();
    await closing.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await closing.getByRole('button', { name: 'Close Project' }).click();
    await expect(page.getByText('Project has been closed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close Project' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Reactivate Project' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate Project' }).click();
    await expect(page.getByText('Project has been reactivated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close Project' })).toBeVisible();

    await chooseMore(page, 'Evaluation Actions', 'Request Full Evaluation');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Request Full Evaluation' }).click();
    await expect(page.getByText('Evaluation Request Submitted!')).toBeVisible();
    await chooseMore(page, 'Evaluation Actions', 'Skip Evaluation');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Skip Evaluation' }).click();
    await expect(page.getByText('Evaluation Skipped!')).toBeVisible();
  },
);

test(
  'a manager sees a project of their own with its actions, and a closed one without them',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.manager);
    await page.goto(`${portal.url}/manager/projects`);
    await settled(page);
    const openOne = async (key: string) => {
      await page.getByRole('row').filter({ hasText: key }).getByRole('button', { name: 'Project Details' }).click();
      return dialogOf(page, 'Project Details');
    };
    const open = await openOne('1-1-000007');
    await expect(open.getByRole('button', { name: 'Close Project' })).toBeVisible();
    await open.getByRole('button', { name: 'Request Funds' }).click();
    const funds = dialogOf(page, 'Enter the new project amount');
    await funds.getByLabel('Amount').fill('');
    await funds.getByRole('button', { name: 'Request Additional Funds' }).click();
    await expect(funds.getByText('Amount is required, and has to be more than the original amount.')).toBeVisible();
    await funds.getByRole('button', { name: 'Cancel' }).click();
    await open.getByRole('button', { name: 'Close', exact: true }).click();

    const closed = await openOne('1-1-000006');
    await expect(closed.getByText('Closed')).toBeVisible();
    await expect(closed.getByRole('button', { name: /Close Project|Extend|Request Funds/ })).toHaveCount(0);
  },
);
