import type { Locator, Page } from '@playwright/test';

/** Presses a button that sends documents to be signed, and answers the question whether to send them once more. */
export async function sendPacket(page: Page, place: Locator, name = 'Send Docusign Packet'): Promise<void> {
  await place.getByRole('button', { name }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Send another one?' });
  const notice = page.getByText(/Sending Docusign Packet|Docusign Packet (sent|failed)|The contractor has no e-mail/);
  await question.or(notice).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name }).click();
}
