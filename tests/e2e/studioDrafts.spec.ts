import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { giveFunctions } from './giveFunctions.ts';
import { tokenOf } from './inStudio.ts';
import { administrator, people } from './people.ts';
import { beSignedIn, fillSignIn } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'studio-drafts' });

/** Functions: view and edit definitions. */
const editing = [2201, 2202];
const saved = (page: Page) => page.getByText('Draft saved');

/** Opens the texts of a screen in the studio. Returns the input of its title in English. */
async function openTitle(page: Page, portal: Portal, screen: string) {
  const query = new URLSearchParams({
    ...{ 'studio.area': 'definitions', 'studio.kind': 'screen', 'studio.definition': screen, 'studio.view': 'texts' },
  });
  await page.goto(`${portal.url}/studio?${query}`);
  const title = titleOf(page);
  await expect(title).toBeVisible({ timeout: 60_000 });
  return title;
}

function titleOf(page: Page) {
  return page.getByRole('region', { name: 'title', exact: true }).getByLabel('English');
}

/** Returns the draft of a screen as the server has it. */
async function draftOf(page: Page, portal: Portal, screen: string): Promise<string> {
  const headers = await tokenOf(page, portal, administrator);
  const answer = await page.request.get(`${portal.url}/api/definition-drafts`, { headers });
  const drafts: readonly { readonly definition: string; readonly text?: string }[] = await answer.json();
  return drafts.find(({ definition }) => definition === screen)?.text ?? '';
}

test(
  'what two administrators type in one definition at once is kept, and both see it',
  long,
  async ({ page, portal, browser }) => {
    test.slow();
    await giveFunctions({ page, portal, to: people.programAdmin, functions: editing });
    await beSignedIn(page, portal, administrator);
    const other = await (await browser.newContext()).newPage();
    await beSignedIn(other, portal, people.programAdmin);
    const [mine, theirs] = [await openTitle(page, portal, 'login'), await openTitle(other, portal, 'login')];

    await Promise.all([mine.fill('Title of the first'), theirs.fill('Title of the second')]);

    // One of them is saved first. The other one is told, and sees both texts until one is saved.
    const merge = { name: 'Save the right side' };
    const isAsked = (one: Page) => one.getByRole('button', merge).isVisible();
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(other)), { timeout: 60_000 }).toBe(true);
    const isMine = await isAsked(page);
    const [slower, faster] = isMine ? [page, other] : [other, page];
    const [kept, first] = isMine
      ? ['Title of the first', 'Title of the second']
      : ['Title of the second', 'Title of the first'];
    await expect(slower.getByText(first)).toBeVisible();
    await expect(slower.getByText(kept)).toBeVisible();
    await slower.getByRole('button', merge).click();
    await expect(saved(slower)).toBeVisible({ timeout: 30_000 });
    await expect(titleOf(slower)).toHaveValue(kept);
    await expect(titleOf(faster)).toHaveValue(kept, { timeout: 60_000 });
    expect(await draftOf(page, portal, 'login')).toContain(kept);
    await other.context().close();
  },
);

test('what is typed without a connection is saved when it is back', long, async ({ page, portal, context }) => {
  await beSignedIn(page, portal, administrator);
  const title = await openTitle(page, portal, 'forgot-password');
  await context.setOffline(true);
  await title.fill('Typed without a connection');
  await expect(page.getByText('Your changes are kept in this browser')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  expect(await draftOf(page, portal, 'forgot-password')).toContain('Typed without a connection');
});

test('what is typed while the server is killed is saved when it is back', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  const title = await openTitle(page, portal, 'users');
  const killed = portal.crash();
  await title.fill('Typed while the server was killed');
  await killed;
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  expect(await draftOf(page, portal, 'users')).toContain('Typed while the server was killed');
});

test('what is typed after the session has expired is there after the new sign-in', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  const title = await openTitle(page, portal, 'security-policy');
  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  // The page learns of the end of the session by saving what is typed, and by nothing before.
  const ended = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await title.fill('Typed after the session');
  await page.request.post(`${portal.url}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  ended.resolve();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Login' }).click({ timeout: 30_000 });
  await page.waitForURL('**/login');
  await fillSignIn(page, administrator);
  await page.waitForURL('**/studio**');
  await expect(titleOf(page)).toHaveValue('Typed after the session', { timeout: 60_000 });
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
});

test(
  'what is typed right before the browser ends is there when the page is opened again',
  long,
  async ({ page, portal, context }) => {
    await beSignedIn(page, portal, administrator);
    const title = await openTitle(page, portal, 'contact-us');
    // Nothing reaches the server any more.
    await page.route('**/api/definition-drafts', (route) => route.abort());
    await title.fill('Typed at the last moment');
    await page.close();
    const next = await context.newPage();
    await openTitle(next, portal, 'contact-us');
    await expect(titleOf(next)).toHaveValue('Typed at the last moment');
    await expect(saved(next)).toBeVisible({ timeout: 30_000 });
  },
);
