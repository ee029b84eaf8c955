import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'evaluation keys' });

test('a manager answers 21 questions with at most 45 keys, and goes back by one', long, async ({ page, portal }) => {
  test.setTimeout(120_000);
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await page.getByRole('link', { name: 'Take Evaluation' }).first().click();
  const main = page.getByRole('main');
  const place = (at: number) => main.getByText(`${at} of 21`, { exact: true });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };

  for (let at = 1; at <= 21; at += 1) {
    await expect(place(at)).toBeVisible();
    // The focus is where the keys are heard: at the heading of the page first, then at the question.
    const heard =
      at === 1 ? main.getByRole('heading', { level: 1 }) : main.getByRole('heading', { level: 3 }).locator('..');
    await expect(heard).toBeFocused();
    if (at === 1) await expect(main.getByText('about 10 minutes left')).toBeVisible();
    if (at === 21) await expect(main.getByText('about 1 minute left')).toBeVisible();
    const hint = main.getByText(/^Press 1 to \d to/);
    const hasStatements = (await hint.innerText()).includes('statement');
    await press('1');
    if (hasStatements) {
      await press('0');
      await expect(main.getByRole('checkbox', { name: 'Yes', exact: true, checked: true })).toHaveCount(1);
      await expect(main.getByRole('checkbox', { name: 'No', exact: true, checked: true })).toHaveCount(4);
    }
    if (at === 5) {
      const before = keys;
      await press('Backspace');
      await expect(place(4)).toBeVisible();
      await press('Enter');
      await expect(place(5)).toBeVisible();
      keys = before;
    }
    await press('Enter');
  }
  await expect(heading(page, 'Thank you')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(45);
});
