import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { open } from './inStudio.ts';
import { administrator } from './people.ts';
import { beSignedIn } from './signIn.ts';

test.use({ story: 'studio-words' });

const question = {
  English: 'Do you own a share in a supplier of this client?',
  French: 'Possédez-vous une part d’un fournisseur de ce client ?',
  Romanian: 'Dețineți o parte dintr-un furnizor al acestui client?',
  Chinese: '您是否持有该客户供应商的股份？',
};

const mostPresses = 200;

/** Moves the focus to an element with the Tab key, and with the arrow keys in a row of tabs. Returns the key presses. */
async function reach(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible({ timeout: 60_000 });
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const [isThere, isInRow, isBehind] = await target.evaluate((element) => {
      const active = document.activeElement ?? document.body;
      const row = element.closest('[role=tablist]');
      const isBefore = (element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return [element === active, row?.contains(active) === true, isBefore];
    });
    if (isThere) return presses;
    if (isInRow) await page.keyboard.press(isBehind ? 'ArrowLeft' : 'ArrowRight');
    else await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
  return mostPresses;
}

test('a question is reworded in four languages by the keyboard alone', long, async ({ page, portal }) => {
  test.slow();
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/studio`);
  const began = Date.now();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += (await reach(page, target)) + 1;
    await page.keyboard.press('Enter');
  };
  const fill = async (field: Locator, text: string) => {
    presses += (await reach(page, field)) + 1;
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  };
  await press(page.getByRole('tab', { name: 'Definitions' }));
  await fill(page.getByRole('searchbox', { name: 'Find' }), 'own a share in a supplier');
  await press(page.getByRole('button', { name: /^conflict-bank flow/ }));
  await press(page.getByRole('tab', { name: 'Texts' }));
  const region = page.getByRole('region', { name: /301 › text$/ });
  for (const [language, text] of Object.entries(question)) await fill(region.getByLabel(language), text);
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Draft saved')).toBeVisible();
  await press(page.getByRole('tab', { name: 'Changes' }));
  await fill(page.getByLabel('Comment'), 'Ask in fewer words');
  await expect(page.getByText('Checking')).toHaveCount(0, { timeout: 60_000 });
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await press(button);
  await expect(page.getByText('Published. The changes are live.')).toBeVisible({ timeout: 60_000 });
  console.info(`reword by the keyboard: ${presses} keys, ${Math.round((Date.now() - began) / 1000)} s`);

  await open(page, portal, 'flow', 'conflict-bank');
  await page.getByRole('tab', { name: 'Texts' }).click();
  for (const [language, text] of Object.entries(question))
    await expect(region.getByLabel(language)).toHaveValue(text, { timeout: 60_000 });
  await expect(page.getByText('As published')).toBeVisible();
});
