import type { Page } from '@playwright/test';
import { dialogOf } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'once' });

const project = '1-1-000004';

async function openNote(page: Page, portal: Portal, text: string) {
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/${project}`);
  await settled(page);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const dialog = dialogOf(page, 'Add Note');
  await dialog.getByRole('textbox', { name: 'Program Admin Notes' }).fill(text);
  return { dialog, add: dialog.getByRole('button', { name: 'Add Note' }) };
}

test('a button that is pressed twice at once has one effect', async ({ page, portal }) => {
  const { dialog, add } = await openNote(page, portal, 'Pressed twice.');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/notes')) sent.push(request.url());
  });

  await add.dblclick();

  await expect(page.getByText('Note Added!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Notes', exact: true }).getByText('Pressed twice.')).toHaveCount(1);
});

test('what is sent again because the answer was lost has one effect', long, async ({ page, portal }) => {
  const { dialog, add } = await openNote(page, portal, 'Sent twice.');
  let lost = 0;
  await page.route('**/notes', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    // The server completes the call, but its response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });

  await add.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Error adding note :(' })).toBeVisible();
  await add.click();

  await expect(page.getByText('Note Added!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Notes', exact: true }).getByText('Sent twice.')).toHaveCount(1);
  expect(lost).toBe(1);
});

test(
  'a project that was closed by mistake is open again by the message that says so',
  long,
  async ({ page, portal }) => {
    await beSignedIn(page, portal, people.programAdmin);
    await page.goto(`${portal.url}/programadmin/projectdetails/${project}`);
    await settled(page);
    await page.getByRole('button', { name: 'Close Project' }).click();
    const closing = dialogOf(page, 'Close Project');
    await closing.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await closing.getByRole('button', { name: 'Close Project' }).click();
    await expect(page.getByText('Project has been closed')).toBeVisible();
    await page.getByRole('button', { name: 'UNDO' }).dblclick();
    await expect(page.getByText('Project has been reactivated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close Project' })).toBeVisible();
  },
);

test('whoever comes second sees what changed, keeps what was typed, and decides', async ({ page, portal }) => {
  // given
  await beSignedIn(page, portal, people.programAdmin);
  await page.goto(`${portal.url}/user/profile`);
  await settled(page);
  const named = (name: string) => page.getByRole('textbox', { name });
  const [first, last] = [named('First name'), named('Last name')];
  await first.fill('Typed');
  await last.fill('Here');
  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const changed = await page.request.put(`${portal.url}/api/auth/user`, {
    headers: { authorization: `Bearer ${token}` },
    data: { firstName: 'Other', lastName: 'Window' },
  });
  expect(changed.status()).toBe(200);

  // when
  await page.getByRole('button', { name: 'Update Account' }).click();

  // then
  const question = page.getByRole('alert').filter({ hasText: 'Someone else changed this while you were editing.' });
  await expect(question).toBeFocused();
  await expect(question.getByRole('listitem').filter({ hasText: 'First name' })).toContainText('Other');
  await expect(question).toContainText(people.programAdmin);
  await expect(first).toHaveValue('Typed');

  // when
  await question.getByRole('button', { name: 'Use theirs: First name' }).click();
  await expect(first).toHaveValue('Other');
  await expect(last).toHaveValue('Here');
  await question.getByRole('button', { name: 'Keep mine' }).click();

  // then
  await expect(page.getByText('User updated')).toBeVisible();
  await expect(question).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(first).toHaveValue('Other');
  await expect(last).toHaveValue('Here');
});
