import type { Locator, Page } from '@playwright/test';

const button = 'Send Docusign Packet';

/** Presses the button that sends documents for signing, and confirms to send them again. */
export async function sendPacket(page: Page, place: Locator): Promise<void> {
  await place.getByRole('button', { name: button }).click();
  await confirmPacket(page, button);
}

/** Answers the question whether to send documents again, if it is shown. */
export async function confirmPacket(page: Page, answer: string): Promise<void> {
  const question = page.getByRole('alertdialog').filter({ hasText: 'Send another one?' });
  const notice = page.getByText(/Sending Docusign Packet|Docusign Packet (sent|failed)|The contractor has no e-mail/);
  await question.or(notice).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: answer }).click();
}
