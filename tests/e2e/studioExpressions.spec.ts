import { expect, long, test } from './fixtures.ts';
import { administrator } from './people.ts';
import { beSignedIn } from './signIn.ts';

test.use({ story: 'studio-expressions' });

test(
  'an author tries a condition on a record that the search finds, by the keyboard',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, administrator);
    const address =
      'studio.area=definitions&studio.kind=screen&studio.definition=project-details&studio.at=/body/2/when';
    await page.goto(`${portal.url}/studio?${address}`);
    const panel = page.getByRole('region', { name: 'Expressions' });
    await panel.getByRole('button', { name: 'Try on a record' }).press('Enter', { timeout: 60_000 });

    await panel.getByRole('combobox', { name: 'Record' }).pressSequentially('1-1-000003');
    await expect(page.getByRole('option', { name: /^1-1-000003/ })).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(panel.getByRole('status')).toContainText('Value: yes');
    await expect(panel.getByRole('status')).toContainText('“Open” is yesmet');
  },
);
