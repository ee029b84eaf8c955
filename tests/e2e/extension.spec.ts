import { dialogOf } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { signIn } from './signIn.ts';

test.use({ story: 'extension' });

test('a manager asks for a later end of a project and for more funds', long, async ({ page, portal }) => {
  await signIn(page, portal, people.manager);
  await page.getByRole('main').getByRole('button', { name: 'Project Details' }).first().click();
  const details = dialogOf(page, 'Project Details');
  await details.getByRole('button', { name: 'Extend' }).click();
  const extension = dialogOf(page, 'Enter the new project end date');
  const end = extension.getByLabel('Project End Date');
  // The initial value is the current end date.
  await expect(end).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await end.fill('2031-12-31');
  await extension.locator('button[type=submit]').click();
  await expect(page.getByText('Request to extend Project is now pending approval...')).toBeVisible();
  await expect(extension).toBeHidden();

  await details.getByRole('button', { name: 'Request Funds' }).click();
  const funds = dialogOf(page, 'Enter the new project amount');
  await funds.getByLabel('Amount').fill('990000');
  await funds.locator('button[type=submit]').click();
  await expect(page.getByText('Additional Funds successfully Requested')).toBeVisible();
  await expect(funds).toBeHidden();
});
