import type { Locator, Page } from '@playwright/test';
import { dialogOf } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { administrator, people } from './people.ts';
import { readTree, type Spoken } from './readTree.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';
import { press, type } from './useKeyboard.ts';

test.use({ story: 'screen-reader' });

// A short road for each role, with the keyboard alone. What is expected is read from the accessibility tree of the
// browser, which is all that a screen reader knows of a page.

/** Expects that the tree has these nodes, in any order. */
async function expectTree(page: Page, expected: readonly Partial<Spoken>[]): Promise<void> {
  const lacking = async (): Promise<readonly Partial<Spoken>[]> => {
    const tree = await readTree(page);
    const isRead = (wanted: Partial<Spoken>) =>
      tree.some((node) =>
        Object.entries({ ...node, ...wanted }).every(([key, value]) => Reflect.get(node, key) === value),
      );
    return expected.filter((wanted) => !isRead(wanted));
  };
  await expect.poll(lacking, 'what the tree lacks').toEqual([]);
}

/** Expects that the focus is on a node, so that its name is read. */
async function expectFocus(page: Page, expected: Pick<Spoken, 'role' | 'name'>): Promise<void> {
  await expectTree(page, [{ ...expected, isFocused: true }]);
}

/** Expects that a text is read without moving the focus. */
async function expectRead(page: Page, text: RegExp, live: 'polite' | 'assertive' = 'polite'): Promise<void> {
  await expect
    .poll(async () => (await readTree(page)).filter((node) => node.live === live && text.test(node.name)).length)
    .toBeGreaterThan(0);
}

/** Signs in, and opens a page by a link on the dashboard or in the menu. */
async function openFrom(page: Page, portal: Portal, email: string, link: Locator): Promise<void> {
  await beSignedIn(page, portal, email);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await expectFocus(page, { role: 'heading', name: 'Dashboard' });
  await expectTree(page, [
    { role: 'banner' },
    { role: 'main' },
    { role: 'contentinfo' },
    { role: 'navigation', name: 'Menu' },
    { role: 'navigation', name: 'Footer' },
    { role: 'link', name: 'Skip to content' },
  ]);
  await press(page, link);
  await settled(page);
}

/** Expects a page by its title, with its main heading. */
const pageOf = (name: string): readonly Partial<Spoken>[] => [
  { role: 'RootWebArea', name: `${name} – Formwork` },
  { role: 'heading', name },
];

/** Opens a page from the menu: its title is announced, and the focus stays on the link. */
async function openFromMenu(page: Page, portal: Portal, email: string, entry: string, title: string): Promise<void> {
  await openFrom(
    page,
    portal,
    email,
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: entry }),
  );
  await expectTree(page, pageOf(title));
  await expectRead(page, new RegExp(`^${title}$`));
  await expectFocus(page, { role: 'link', name: entry });
}

test('a manager is told what a request for funds needs', long, async ({ page, portal }) => {
  await openFromMenu(page, portal, people.manager, 'Projects', 'Project History');
  await expectTree(page, [
    { role: 'tablist', name: 'Views' },
    { role: 'group', name: 'Project History' },
    { role: 'columnheader', name: 'Project Number' },
  ]);
  await press(page, page.getByRole('main').getByRole('link', { name: '1-1-000004' }));
  await expectFocus(page, { role: 'heading', name: 'Project 1-1-000004' });

  await press(page, page.getByRole('button', { name: 'Request Funds' }));
  const dialog = dialogOf(page, 'Enter the new project amount');
  await press(page, dialog.getByRole('button', { name: 'Request Additional Funds' }));

  await expectTree(page, [
    { role: 'dialog', name: 'Enter the new project amount' },
    // A single problem is read with its field.
    { role: 'textbox', name: 'Amount', isFocused: true, description: 'Funds must be more than the original amount.' },
  ]);
});

test(
  'a contractor is told which answers are missing, and the focus is on the first one',
  long,
  async ({ page, portal }) => {
    const structure = page.getByRole('region', { name: 'Business Structure' });
    await openFrom(page, portal, people.contractor, structure.getByRole('link', { name: 'Answer the questions' }));
    await expectFocus(page, { role: 'heading', name: 'Business Structure' });

    await press(page, page.getByRole('main').getByRole('button', { name: 'Save' }));

    await expectRead(page, /^There are 7 problems.*This field is required/, 'assertive');
    await expectFocus(page, { role: 'combobox', name: 'What is the legal form of your business?' });
  },
);

test('a subvendor adds a resource and hears that it was created', long, async ({ page, portal }) => {
  await openFromMenu(page, portal, people.subvendor, 'Resources', 'Resources');
  await expectTree(page, [{ role: 'columnheader', name: 'User ID' }]);
  await press(page, page.getByRole('button', { name: 'Add Resource' }));
  const dialog = dialogOf(page, 'Add Resource');
  await type(page, dialog.getByLabel('First Name'), 'Rita');
  await type(page, dialog.getByLabel('Last Name'), 'Ray');
  await type(page, dialog.getByRole('textbox', { name: 'Email' }), 'rita@firm.example');
  await type(page, dialog.getByLabel('Phone Number'), '2025550121');
  await press(page, dialog.getByRole('button', { name: 'Add Resource' }));

  await expectRead(page, /Resource created!/);
  await expectFocus(page, { role: 'button', name: 'Add Resource' });
});

test('a program administrator adds a note and hears that it was added', long, async ({ page, portal }) => {
  await openFromMenu(page, portal, people.programAdmin, 'Projects', 'Project List');
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000004`);
  await settled(page);
  await press(page, page.getByRole('button', { name: 'Add Note' }));
  const dialog = dialogOf(page, 'Add Note');
  await type(page, dialog.getByRole('textbox', { name: 'Program Admin Notes' }), 'Read aloud.');
  await press(page, dialog.getByRole('button', { name: 'Add Note' }));

  await expectRead(page, /^Note Added!$/);
  await expectFocus(page, { role: 'button', name: 'Add Note' });
});

test('an administrator reads whether each service is in order', long, async ({ page, portal }) => {
  await openFromMenu(page, portal, administrator, 'Services', 'Health Status');

  await expectTree(page, [{ role: 'list', name: 'Health Status' }]);
  const images = (await readTree(page)).filter(({ role }) => role === 'image').map(({ name }) => name);
  expect(images.length).toBeGreaterThanOrEqual(6);
  expect(new Set(images)).toEqual(new Set(['In order']));
});
