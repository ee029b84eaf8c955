import { expect, test } from '../e2e/fixtures.ts';

test.use({ story: 'walk-public' });

test('nobody is asked for anything but a user name and a password at /login', async ({ page, portal }) => {
  await page.goto(`${portal.url}/login`);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
