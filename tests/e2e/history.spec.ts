import type { Page } from '@playwright/test';
import { fillContractor, fillJob, next, openWizard, pickPlace } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'history', viewport: { width: 1280, height: 500 } });

/** Returns the steps of a wizard that the browser's Back goes through, including the current one. */
const stepsOf = (page: Page) => page.evaluate(() => window.history.state?.usr?.steps?.['new-project'] ?? []);

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a list is where it was left after Back and after a reload, and a page that is opened starts at its top', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  const link = page.getByRole('main').getByRole('row').last().getByRole('link', { name: 'View' });
  await link.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(200);

  await link.click();
  await page.waitForURL('**/programadmin/projectdetails/*');
  await settled(page);
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => scrolled(page)).toBe(80);

  await page.goBack();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(position);

  await page.goForward();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(80);

  await page.goBack();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(position);
});

test('whoever scrolls a page that is still loading is left where they are', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projects`);
  await settled(page);
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/projects/list?*', async (route) => {
    await released;
    await route.continue();
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrolled(page)).toBeLessThan(200);
  await page.mouse.wheel(0, -10);
  release();
  await settled(page);

  expect(await scrolled(page)).toBeLessThan(200);
});

test('a page that is opened from itself has one entry in the history', long, async ({ page, portal }) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);

  for (const _ of ['once', 'twice']) {
    await menu.getByRole('link', { name: 'Projects', exact: true }).click();
    await page.waitForURL('**/manager/projects');
    await settled(page);
  }
  for (const _ of ['once', 'twice']) {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await page.waitForURL('**/user/profile');
    await settled(page);
  }

  await page.goBack();
  await page.waitForURL('**/manager/projects');
  await page.goBack();
  await page.waitForURL('**/dashboard');
});

test(
  'Back and Forward of the browser lead through the steps of a wizard, with the answers, and out of it at its first and its last step',
  long,
  async ({ page, portal }) => {
    const name = page.getByLabel('Project Name');
    const contractor = page.getByLabel('Contractor Email');
    const city = page.getByRole('combobox', { name: 'City' });
    const opened = '**/programadmin/projectdetails/1-1-000003';
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Manager First Name')).toBeVisible();
    await page.goBack();
    await page.waitForURL(opened);
    await page.goForward();

    await expect(page.getByLabel('Manager First Name')).toBeVisible();
    await next(page);
    await name.fill('Named on the way');
    await next(page);
    await expect(contractor).toBeVisible();
    await next(page);
    await expect(city).toBeVisible();

    await page.goBack();
    await expect(contractor).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Named on the way');
    await page.goForward();
    await expect(contractor).toBeVisible();
    await page.goForward();
    await expect(city).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(contractor).toBeVisible();
    await page.goForward();
    await expect(city).toBeVisible();

    await next(page);
    await expect(heading(page, 'Review Project Details')).toBeVisible();
    await expect(page.getByText('Named on the way')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
    await expect.poll(() => stepsOf(page)).toEqual(['submitted']);

    await page.goBack();
    await page.waitForURL(opened);
    await expect(page.getByText('Named on the way').first()).toBeVisible();
  },
);

test(
  'a link that is pressed as soon as a wizard is done leads on, though the history goes back late',
  long,
  async ({ page, portal }) => {
    // As on a busy machine.
    await page.addInitScript(() => {
      const { go } = History.prototype;
      History.prototype.go = function late(delta) {
        setTimeout(() => {
          window.addEventListener('popstate', () => Object.assign(window, { hasGoneBack: true }), { once: true });
          go.call(this, delta);
        }, 3000);
      };
    });
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000003`);
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Manager First Name')).toBeVisible();
    await next(page);
    await expect(page.getByLabel('Project Name')).toBeVisible();
    await next(page);
    await expect(page.getByLabel('Contractor Email')).toBeVisible();
    await next(page);
    await expect(page.getByRole('combobox', { name: 'City' })).toBeVisible();
    await next(page);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Thank you for submitting your project.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();

    await page.waitForFunction(() => 'hasGoneBack' in window);
    await page.waitForURL('**/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Thank you for submitting your project.')).toHaveCount(0);
  },
);

test(
  'a wizard that is resumed goes back step by step, on only by Next once an answer has changed, and never before what was done for good',
  long,
  async ({ page, portal }) => {
    const email = page.getByLabel('Contractor Email');
    const city = page.getByRole('combobox', { name: 'City' });
    const person = { email: 'hilda@freelance.example', firstName: 'Hilda', lastName: 'Back', phone: '2025550123' };
    await beSignedIn(page, portal, people.manager);
    await page.goto(`${portal.url}/dashboard`);
    await settled(page);
    await openWizard(page);
    await fillContractor(page, person);
    await next(page);
    await pickPlace(page);
    await next(page);
    await expect(heading(page, 'Job Details')).toBeVisible();
    await page.getByLabel('Project Name').fill('Kept on the way');

    await page.goto(`${portal.url}/dashboard`);
    await settled(page);
    await openWizard(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Project Name')).toHaveValue('Kept on the way');
    await expect.poll(() => stepsOf(page)).toEqual(['contractor', 'workLocation', 'job']);
    await page.reload();
    await expect(page.getByLabel('Project Name')).toHaveValue('Kept on the way');
    await page.goBack();
    await expect(city).toHaveValue(/Pasadena/);
    await page.goBack();
    await expect(email).toHaveValue(person.email);

    await page.getByLabel('Contractor First Name').fill('Hildegard');
    await page.goForward();
    await expect(email).toHaveValue(person.email);
    await next(page);
    await expect(city).toHaveValue(/Pasadena/);
    await next(page);
    await expect(page.getByLabel('Project Name')).toHaveValue('Kept on the way');
    await fillJob(page, 'Kept on the way');
    await next(page);
    await expect(heading(page, 'Evaluation')).toBeVisible();
    await expect.poll(() => stepsOf(page)).toEqual(['evaluation']);

    await page.goBack();
    await expect(heading(page, 'Continue where you stopped')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Evaluation')).toBeVisible();
  },
);
