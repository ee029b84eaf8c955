import type { Page } from '@playwright/test';
import { next } from '../e2e/fillProject.ts';
import { heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn } from '../e2e/signIn.ts';

test.use({ story: 'walk-wizard-people' });
test.beforeEach(() => test.setTimeout(300_000));

const shown = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

const managers = Array.from({ length: 25 }, (_none, index) => ({
  id: 900 + index,
  firstName: 'Mara',
  lastName: `Number ${index}`,
  name: `Mara Number ${index}`,
  phone: '2025550111',
  logicalName: index === 24 ? 'no address' : `mara.${index}@client.example`,
  contacts: [
    { method: 'Email', value: `mara.${index}@client.example` },
    { method: 'MobilePhone', value: '2025550111' },
    { method: 'OfficePhone', value: '2025550122' },
    { method: 'OfficePhone', value: '2025550133' },
  ],
}));

test('a long list of managers is brought by pages as it is scrolled', async ({ page, portal }) => {
  const asked: number[] = [];
  await page.route('**/api/persons?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [size, number] = [Number(searchParams.get('size')), Number(searchParams.get('page'))];
    asked.push(number);
    const content = managers.slice(number * size, (number + 1) * size);
    const totalPages = Math.ceil(managers.length / size);
    return route.fulfill({ json: { content, totalElements: managers.length, totalPages, number, size } });
  });
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/project/new?companyId=1`);
  await expect(heading(page, 'Manager Details')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Manager User ID' });
  const list = page.getByRole('listbox');

  /** Scrolls until so many pixels are left below. */
  const leave = (pixels: number) =>
    list.evaluate((box, left) => {
      box.scrollTop = box.scrollHeight - box.clientHeight - left;
    }, pixels);

  await test.step('the first ten when the list opens, which is no higher than 300 pixels', async () => {
    await field.click();
    await expect(list.getByRole('option')).toHaveCount(10);
    expect((await list.boundingBox())?.height).toBe(300);
    expect(asked).toEqual([0]);
  });

  await test.step('the next ten near the end of the list and not before, until there are no more', async () => {
    await leave(9);
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await expect(list.getByRole('option')).toHaveCount(10);
    await leave(8);
    await expect(list.getByRole('option')).toHaveCount(20);
    await leave(0);
    await expect(list.getByRole('option')).toHaveCount(25);
    await leave(0);
    await expect(list.getByRole('option').last()).toHaveText('Mara Number 24 (no address)');
    expect(asked).toEqual([0, 1, 2]);
  });

  await test.step('a manager whose user id is no address is not taken', async () => {
    await list.getByRole('option').last().click();
    await expect(page.getByLabel('Manager First Name')).toHaveValue('Mara');
    await next(page);
    await expect(shown(page, 'Manager Email is not valid')).toBeVisible();
    await expect(heading(page, 'Manager Details')).toBeVisible();
  });

  await test.step('the number of the office is taken, the first of them', async () => {
    await field.click();
    await page.getByRole('option', { name: 'Mara Number 3 (mara.3@client.example)' }).click();
    await expect(page.getByLabel('Manager Email')).toHaveValue('mara.3@client.example');
    await expect(page.getByLabel('Manager Phone Number')).toHaveValue('(202) 555-0122');
    await next(page);
    await expect(heading(page, 'Job Details')).toBeVisible();
  });
});
