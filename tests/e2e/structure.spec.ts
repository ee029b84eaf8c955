import { answerStructure, expectLockedStructure } from './answerStructure.ts';
import { next } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { signIn } from './signIn.ts';

test.use({ story: 'structure' });

test(
  'questions that come because the answers could not be read are said to be the default ones',
  long,
  async ({ page, portal }) => {
    await page.route('**/structure/responses?*', (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, portal, people.contractor);
    await page
      .getByRole('row')
      .filter({ hasText: '1-1-000002' })
      .getByRole('link', { name: 'Take Evaluation' })
      .click();

    await expect(
      page.getByText(
        'An Error occurred trying to retrieve business structure responses. Retrieving default questions.',
      ),
    ).toHaveCount(1);
    await expect(heading(page, 'Business Structure Details')).toBeVisible();
  },
);

test(
  'what a contractor has said about the business is shown locked in the second evaluation',
  long,
  async ({ page, portal }) => {
    const take = (project: string) =>
      page.getByRole('row').filter({ hasText: project }).getByRole('link', { name: 'Take Evaluation' }).click();
    await signIn(page, portal, people.contractor);
    await take('1-1-000001');
    await expect(heading(page, 'Business Structure Details')).toBeVisible();
    await answerStructure(page);
    await next(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
    // The whole step must be loaded before the server is killed.
    await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
    await portal.crash();

    await page.goto(`${portal.url}/dashboard`);
    await take('1-1-000002');
    await expect(heading(page, 'Business Structure Details')).toBeVisible();
    await expectLockedStructure(page);
    await next(page);
    await expect(heading(page, 'Work Location')).toBeVisible();
  },
);
