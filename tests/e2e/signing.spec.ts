import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseMore, detail, dialogOf } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { mailsTo, openMail } from './readMail.ts';
import { confirmPacket, sendPacket } from './sendPacket.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'signing' });

const project = '1-1-000004';

/** Reads the newest code and link of a user in the mailbox, and opens the link. */
async function followLink(page: Page, portal: Portal, email: string): Promise<string> {
  const lines = await mailsTo(page, portal, email);
  const mail = await openMail(page, lines.filter({ hasText: 'Please sign' }).first());
  const href = await mail.getByRole('link', { name: 'Read and sign' }).getAttribute('href');
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();
  const letter = await openMail(page, lines.filter({ hasText: 'Your access code' }).first());
  const code = await letter.getByText('your access code is').locator('strong').innerText();
  await page.goto(href ?? '');
  await settled(page);
  return code;
}

async function openPacket(page: Page, portal: Portal): Promise<ReturnType<typeof dialogOf>> {
  await page.goto(`${portal.url}/programadmin/projectdetails/${project}`);
  await settled(page);
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  return dialogOf(page, 'Document Signing Packet');
}

async function signAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your Full Name' }).fill(name);
  await page.getByRole('checkbox', { name: 'I agree to sign this document electronically' }).check();
  await page.getByRole('button', { name: 'Sign Document' }).click();
}

test('a packet is sent, signed by both sides, and downloaded', long, async ({ page, portal, browser }) => {
  await beSignedIn(page, portal, people.programAdmin);
  const outside = await browser.newContext();
  const recipient = await outside.newPage();

  await test.step('the program administrator sends it', async () => {
    const dialog = await openPacket(page, portal);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/docusign/packet/send/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await sendPacket(page, dialog);
    await expect(page.getByText('Sending Docusign Packet...')).toBeVisible();
    answer.resolve();
    await expect(page.getByText('Docusign Packet sent!')).toBeVisible();
    await expect(detail(dialog, 'Status')).toHaveText('Sent');
    await expect(dialog.getByRole('row').filter({ hasText: 'Cleo Contractor' })).toContainText('Sent');
  });

  await test.step('the contractor opens the link of the mail with the code of the other mail', async () => {
    const code = await followLink(recipient, portal, people.contractor);
    await recipient.getByRole('textbox', { name: 'Access Code' }).fill('WRONGONE');
    await recipient.getByRole('button', { name: 'Open Document' }).click();
    await expect(recipient.getByText('The link or the access code is not valid.')).toBeVisible();
    await expect(recipient.getByText('Client Example Inc.')).toHaveCount(0);
    await recipient.getByRole('textbox', { name: 'Access Code' }).fill(code.toLowerCase());
    await recipient.getByRole('button', { name: 'Open Document' }).click();
    await expect(recipient.getByRole('heading', { name: 'Agreement Payroll redesign' })).toBeVisible();
    await expect(recipient.getByText('Client Example Inc.').first()).toBeVisible();
    const dialog = await openPacket(page, portal);
    await expect(detail(dialog, 'Status')).toHaveText('Delivered');
  });

  await test.step('and signs it once', async () => {
    await recipient.getByRole('button', { name: 'Sign Document' }).click();
    await expect(recipient.getByText('Your Full Name is required').first()).toBeVisible();
    await signAs(recipient, 'Cleo Contractor');
    await expect(recipient.getByText('You have signed. We will email you when everyone has signed.')).toBeVisible();
    const code = await followLink(recipient, portal, people.contractor);
    await recipient.getByRole('textbox', { name: 'Access Code' }).fill(code);
    await recipient.getByRole('button', { name: 'Open Document' }).click();
    await expect(recipient.getByText('The link or the access code is not valid.')).toBeVisible();
  });

  await test.step('the manager signs last', async () => {
    const code = await followLink(recipient, portal, people.manager);
    await recipient.getByRole('textbox', { name: 'Access Code' }).fill(code);
    await recipient.getByRole('button', { name: 'Open Document' }).click();
    await signAs(recipient, 'Mona Manager');
    await expect(recipient.getByText('The document is complete.')).toBeVisible();
    const told = await mailsTo(recipient, portal, people.contractor);
    await expect(told.filter({ hasText: 'Signed by everybody' })).toHaveCount(1);
    await outside.close();
  });

  await test.step('the program administrator sees it completed and downloads what was signed', async () => {
    const dialog = await openPacket(page, portal);
    await expect(detail(dialog, 'Status')).toHaveText('Completed');
    // An earlier packet is still open.
    const older = dialog.getByRole('group', { name: 'Older Packets' }).getByRole('button', { name: 'Void Packet' });
    await expect(dialog.getByRole('button', { name: 'Void Packet' })).toHaveCount(await older.count());
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Signed Document' }).click();
    const download = await downloading;
    const content = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/^[\d-]+ Agreement Payroll redesign\.pdf$/);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const hash = createHash('sha256').update(content).digest('hex');
    await expect(detail(dialog, 'SHA-256 of the Signed Document')).toHaveText(hash);
  });
});

test(
  'a packet ends when a recipient declines, and another one when it is voided',
  long,
  async ({ page, portal, browser }) => {
    await beSignedIn(page, portal, people.programAdmin);
    const send = async () => {
      const dialog = await openPacket(page, portal);
      await sendPacket(page, dialog);
      await expect(page.getByText('Docusign Packet sent!')).toBeVisible();
    };
    await send();
    const outside = await browser.newContext();
    const recipient = await outside.newPage();
    const code = await followLink(recipient, portal, people.contractor);
    await recipient.getByRole('textbox', { name: 'Access Code' }).fill(code);
    await recipient.getByRole('button', { name: 'Open Document' }).click();
    await recipient.getByRole('button', { name: 'Decline to Sign' }).click();
    const declining = dialogOf(recipient, 'Decline to Sign');
    await declining.getByRole('textbox', { name: 'Reason' }).fill('Not my rate.');
    await declining.getByRole('button', { name: 'Decline to Sign' }).click();
    await expect(recipient.getByText('You have declined to sign.')).toBeVisible();
    await outside.close();

    const declined = await openPacket(page, portal);
    await expect(detail(declined, 'Status')).toHaveText('Declined');
    await expect(declined.getByRole('row').filter({ hasText: 'Cleo Contractor' })).toContainText('Not my rate.');

    await send();
    const open = await openPacket(page, portal);
    await open.getByRole('button', { name: 'Void Packet' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Void Packet' }).click();
    await expect(page.getByText('Docusign Packet voided.')).toBeVisible();
    await expect(detail(open, 'Status')).toHaveText('Voided');
  },
);

test('welcome letters and billing documents are sent from the project', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/${project}`);
  await settled(page);

  await chooseMore(page, 'Actions', 'Send Welcome Letters');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send Welcome Letters' }).click();
  await expect(page.getByText('Notification sent!')).toBeVisible();
  await chooseMore(page, 'Actions', 'Request Billing Docs via Docusign');
  await confirmPacket(page, 'Request Billing Docs via Docusign');
  await expect(page.getByText('Docusign Packet sent!')).toBeVisible();
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(detail(dialogOf(page, 'Document Signing Packet'), 'Packet')).toHaveText(
    'Billing Documents Payroll redesign',
  );
});
