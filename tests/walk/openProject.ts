import { expect, type Page } from '@playwright/test';
import { settled } from '../e2e/signIn.ts';
import type { Portal } from '../e2e/startPortal.ts';

/** Opens the page that program administrators have of a project. */
export async function openProject(page: Page, portal: Portal, key: string): Promise<void> {
  await page.goto(`${portal.url}/programadmin/projectdetails/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);
  await settled(page);
}
