import { expect, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'leading' });

/** Elements of the content that Tab stops at, in order. */
const stops = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

test('the next act on a project is in the first screen, and among the first eight stops of Tab', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
  await settled(page);
  const act = page.getByRole('main').getByRole('button', { name: 'Make Final Determination' });
  await expect(act).toBeInViewport({ ratio: 1 });
  const names = await page
    .getByRole('main')
    .locator(stops)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.textContent));
  expect(names.slice(0, 8)).toContain('Make Final Determination');
});
