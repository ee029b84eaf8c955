import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

/** Opens the mailbox and returns the lines of the mails to one user. */
export async function mailsTo(page: Page, portal: Portal, email: string): Promise<Locator> {
  await page.goto(`${portal.url}/mailbox`);
  await settled(page);
  return page.getByRole('row').filter({ hasText: email });
}

/** Opens the mailbox until it contains a mail with this subject: some are written by a job shortly afterwards. */
export async function waitForMail(
  page: Page,
  portal: Portal,
  { to, subject }: { readonly to: string; readonly subject: string },
): Promise<Locator> {
  const find = async () => (await mailsTo(page, portal, to)).filter({ hasText: subject }).first();
  await expect(async () => expect(await find()).toBeVisible({ timeout: 500 })).toPass({ timeout: 20_000 });
  return find();
}

/** Opens a mail and returns the dialog that shows it. */
export async function openMail(page: Page, line: Locator): Promise<Locator> {
  await line.getByRole('button', { name: 'Read' }).click();
  const mail = page.getByRole('dialog');
  await expect(mail).toBeVisible();
  return mail;
}
