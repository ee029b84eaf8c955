import type { Page } from '@playwright/test';
import { openDefinition, openStudio, publish } from './actInStudio.ts';
import { expect, long, test } from './fixtures.ts';
import { ways } from './hands.ts';
import { administrator, people } from './people.ts';
import { beSignedIn } from './signIn.ts';

test.use({ story: 'studio-table', permissions: ['clipboard-read', 'clipboard-write'] });

/** Cells of a spreadsheet: the text of question 310 and those of its three answers. */
const blocks = {
  English: 'Which gifts did employees of this client give you this year?\tNo gifts\n\tA lunch\n\tMore than a lunch',
  French: 'Quels cadeaux avez-vous reçus cette année ?\tAucun cadeau\n\tUn déjeuner\n\tPlus qu’un déjeuner',
  Romanian: 'Ce cadouri ați primit anul acesta?\tNiciun cadou\n\tUn prânz\n\tMai mult decât un prânz',
  Chinese: '您今年收到了哪些礼物？\t没有礼物\n\t一顿午餐\n\t超过一顿午餐',
};

/** Pastes a text at the cell with the focus, as a user who has copied it elsewhere. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

const [{ handsOn }] = ways;

test(
  'questions that are pasted into the table in four languages are asked',
  long,
  async ({ page, portal, browser }) => {
    test.slow();
    const hands = handsOn(page);
    await beSignedIn(page, portal, administrator);
    await openStudio(page, portal, hands);
    await openDefinition(page, hands, 'flow', 'conflict-bank');
    await page.getByRole('tab', { name: 'Table' }).click();
    const grid = page.getByRole('grid', { name: 'Table' });
    const row = grid.getByRole('row').filter({ hasText: '310' });
    const question = row.getByRole('gridcell').nth(1);

    for (const [language, block] of Object.entries(blocks)) {
      await page.getByRole('combobox', { name: 'Texts in' }).click();
      await page.getByRole('option', { name: language }).click();
      // Rows far from the visible part of the table are rendered when the keyboard or the scroll bar leads to them.
      await grid.getByRole('gridcell').first().click();
      await page.keyboard.press('Control+End');
      await question.click();
      await paste(page, block);
      await expect(page.getByText('Cells changed: 4.')).toBeVisible();
      await expect(question).toContainText(block.split('\t')[0] ?? '');
    }
    // One step of undo takes back the whole block, which is in another file.
    await page.keyboard.press('Control+Z');
    await expect(question).not.toContainText('您今年收到了哪些礼物？');
    await page.keyboard.press('Control+Y');
    await expect(question).toContainText('您今年收到了哪些礼物？');
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible({ timeout: 60_000 });
    await publish(page, hands, 'Ask about gifts of this year');

    const reader = await browser.newPage();
    await beSignedIn(reader, portal, people.contractor);
    await reader.goto(`${portal.url}/contractor/conflict-questions`);
    const asked = reader.getByRole('combobox', { name: 'Which gifts did employees of this client give you' });
    await expect(asked).toBeVisible();
    await expect(asked.locator('option')).toContainText(['No gifts', 'A lunch', 'More than a lunch']);
    await reader.close();
  },
);
