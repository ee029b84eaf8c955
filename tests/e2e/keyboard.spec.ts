import { heading } from './findParts.ts';
import { expect, test } from './fixtures.ts';
import { demoPassword, people } from './people.ts';
import { signIn } from './signIn.ts';
import { tabTo } from './useKeyboard.ts';

test.use({ story: 'keyboard' });

test('a manager signs in, opens the wizard and fills its first step with the keyboard alone', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/login`);
  const { keyboard } = page;
  await expect(heading(page, 'Sign In')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await keyboard.type(people.manager);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'New Project' }));
  await keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Next', exact: true });
  await tabTo(page, send);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Contractor Email')).toBeFocused();

  await keyboard.type('keya@freelance.example');
  await tabTo(page, page.getByLabel('Contractor First Name'));
  await keyboard.type('Keya');
  await tabTo(page, page.getByLabel('Contractor Last Name'));
  await keyboard.type('Keys');
  await tabTo(page, page.getByLabel('Contractor Phone Number'));
  await keyboard.type('12');
  await tabTo(page, page.getByLabel('United States'));
  await keyboard.press('Space');
  await expect(page.getByLabel('United States')).toBeChecked();
  const location = page.getByRole('combobox', { name: 'Location' });
  await expect(location.getByRole('option')).not.toHaveCount(1);
  await tabTo(page, location);
  await keyboard.type('US-W');
  await expect(location.locator('option:checked')).toHaveText('US-WEST');
  await tabTo(page, send);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Contractor Phone Number')).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('2025550111');
  await keyboard.press('Enter');
  await expect(heading(page, 'Work Location')).toBeVisible();
});

test('a manager answers two questions with the keyboard alone', async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  const { keyboard } = page;
  await tabTo(
    page,
    page.getByRole('row').filter({ hasText: '1-2-000009' }).getByRole('link', { name: 'Take Evaluation' }),
  );
  await keyboard.press('Enter');
  const main = page.getByRole('main');
  for (let at = 1; at <= 2; at += 1) {
    await expect(main.getByText(new RegExp(`^${at} of \\d+$`))).toBeVisible();
    const choices = main.getByRole('combobox').or(main.getByRole('radio'));
    await expect(choices.first()).toBeVisible();
    if ((await main.getByRole('combobox').count()) > 0) {
      await tabTo(page, main.getByRole('combobox'));
      await keyboard.press('ArrowDown');
    } else {
      const groups = main.getByRole('radiogroup');
      for (let row = 0; row < (await groups.count()); row += 1) {
        await tabTo(page, groups.nth(row).getByRole('radio').first());
        await keyboard.press('Space');
      }
    }
    await tabTo(page, main.getByRole('button', { name: 'Next', exact: true }));
    await keyboard.press('Enter');
  }
  await expect(main.getByText(/^3 of \d+$/)).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 }).locator('..')).toBeFocused();
});
