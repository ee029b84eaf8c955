import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { demoPassword } from './people.ts';
import { beSignedIn, settled, signIn, signOut } from './signIn.ts';

test.use({ story: 'library', definitions: 'examples/lending-library' });

const librarian = 'librarian@lindenhof.example';
const max = 'max@readers.example';
const nina = 'nina@readers.example';

/** Returns the rows of the only table on the screen, without the header. */
function rows(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** Selects an option by typing. */
async function pick(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('combobox', { name: field }).pressSequentially(text);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(text) }).click();
}

test('a librarian signs in under the name of the library', async ({ page, portal }) => {
  await signIn(page, portal, librarian);

  await expect(page.getByRole('banner')).toContainText('Lindenhof Library');
  await expect(page).toHaveTitle(/Lindenhof Library/);
  await signOut(page);
});

test('books are listed in pages and in order', async ({ page, portal }) => {
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/books`);
  await settled(page);

  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('A Grammar of Bells');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).last()).toContainText('Winter Has Two Doors');
});

test('books are requested row by row, and read with their sums', long, async ({ page, portal }) => {
  // given
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/acquisitions/new`);
  await settled(page);
  await page.getByRole('textbox', { name: 'Bookshop' }).fill('Buchhandlung am Markt');
  await page.getByRole('textbox', { name: 'Budget' }).fill('100');
  await page.getByRole('button', { name: 'Request Books' }).click();
  await expect(page.getByText('Add at least one book').first()).toBeVisible();

  // when
  await page.getByRole('button', { name: 'Add a book' }).click();
  await page.getByRole('textbox', { name: 'Book, row 1' }).fill('The Voyage Out');
  await page.getByRole('textbox', { name: 'Price, row 1' }).fill('30');
  await page.getByRole('textbox', { name: 'Copies, row 1' }).fill('2');
  await expect(page.getByRole('row', { name: 'Total' })).toContainText('€60.00');
  await page.getByRole('button', { name: 'Request Books' }).click();
  await expect(page.getByText('Why is it worth that much?').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason, row 1' }).fill('Two reading groups');
  await page.getByRole('button', { name: 'Request Books' }).click();

  // then
  await expect(page.getByRole('table', { name: 'Books' })).toContainText('The Voyage Out');
  await expect(page.getByRole('row', { name: 'Total' })).toContainText('€60.00');
});

test('a book is added by the form, once what was wrong is put right', async ({ page, portal }) => {
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/books/new`);
  await settled(page);
  await page.getByRole('textbox', { name: 'ISBN' }).fill('97800000');
  await page.getByRole('textbox', { name: 'Title' }).fill('Bees of the Attic');
  await page.getByRole('textbox', { name: 'Author' }).fill('Una Vale');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Children’s book' });
  await page.getByRole('button', { name: 'Add Book' }).click();

  await expect(page.getByText('An ISBN has thirteen digits').first()).toBeVisible();
  await expect(page.getByText('From Age is required').first()).toBeVisible();

  await page
    .getByRole('spinbutton', { name: 'From Age' })
    .or(page.getByRole('textbox', { name: 'From Age' }))
    .fill('6');
  await page.getByRole('textbox', { name: 'ISBN' }).fill('978-0-00-000090-0');
  await page.getByRole('button', { name: 'Add Book' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bees of the Attic' })).toBeVisible();
  await expect(page).toHaveURL(/\/books\/9780000000900$/);
});

test('a number that is taken is refused in words', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/books/new`);
  await settled(page);
  await page.getByRole('textbox', { name: 'ISBN' }).fill('9780000000017');
  await page.getByRole('textbox', { name: 'Title' }).fill('Another');
  await page.getByRole('textbox', { name: 'Author' }).fill('Somebody');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Novel' });
  await page.getByRole('button', { name: 'Add Book' }).click();

  await expect(page.getByText('This name or number is already in use.').first()).toBeVisible();
});

test('the wizard enrols a new member and lends the first book', async ({ page, portal }) => {
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/lend`);
  await settled(page);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('Rosa@Readers.example');
  await page.getByRole('textbox', { name: 'First Name' }).fill('rosa');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('roman');
  await page.getByRole('button', { name: 'Next' }).click();
  // The last book of the shelf, far beyond the first page of options.
  await pick(page, 'Book', 'The Quiet Coast');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /agrees/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Lend', exact: true }).click();

  await expect(page.getByText(/Loan L-000006 is due on/)).toBeVisible();
  await page
    .getByRole('button', { name: 'To the Loan' })
    .or(page.getByRole('link', { name: 'To the Loan' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan L-000006' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rosa Roman');
});

test(
  'two loans that were begun are listed, gone on with one by one, and deleted after a question',
  long,
  async ({ page, portal }) => {
    const deletes = page.getByRole('button', { name: /^Delete: / });
    const lines = page.getByRole('main').getByRole('listitem').filter({ has: deletes });
    const kept = page.getByRole('status').filter({ hasText: 'Saved just now' });
    const enrol = async (email: string) => {
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await expect(kept).toBeVisible();
      // What was typed last is saved before the page is left.
      await page.getByRole('button', { name: 'Save and leave' }).click();
      await page.waitForURL('**/dashboard');
      await settled(page);
    };
    await beSignedIn(page, portal, librarian);
    await page.goto(`${portal.url}/lend`);
    await settled(page);
    await enrol('one@readers.example');
    await expect(page.getByRole('heading', { name: 'Continue where you stopped' })).toBeVisible();
    await page.goto(`${portal.url}/lend`);
    await settled(page);
    await page.getByRole('button', { name: 'Begin a new one' }).click();
    await settled(page);
    await enrol('two@readers.example');

    await page.goto(`${portal.url}/lend`);
    await settled(page);
    await expect(lines).toHaveText([/two@readers\.example.*Saved today/, /one@readers\.example.*Saved today/]);
    await page.getByRole('button', { name: 'Continue: one@readers.example' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('one@readers.example');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('one@readers.example');

    await page.goto(`${portal.url}/lend`);
    await page.getByRole('button', { name: 'Delete: two@readers.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(lines).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete: two@readers.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(lines).toHaveText([/one@readers\.example/]);
  },
);

test('a loan offers what its state allows, and moves on', async ({ page, portal }) => {
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/loans/L-000003`);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Take Back' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Hand Over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand Over' }).click();
  await page.getByRole('button', { name: 'Take Back' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Damaged' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Take Back' }).click();
  await expect(page.getByRole('dialog').getByText('Damage is required').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Damage' }).fill('Coffee on page 12');
  await page.getByRole('dialog').getByRole('button', { name: 'Take Back' }).click();

  await expect(page.getByRole('main').getByText('Coffee on page 12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Back' })).toHaveCount(0);
});

test('a reminder is a mail in the mailbox', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/loans/L-000002`);
  await settled(page);
  await page.getByRole('button', { name: 'Send Reminder' }).click();
  await expect(page.getByText('The reminder is on its way.').first()).toBeVisible();

  await page.goto(`${portal.url}/mailbox`);
  await expect(page.getByText('Please bring back Walking the Hill Wells')).toBeVisible();
});

test('a member sees own loans only, and no screen of the desk', async ({ page, portal }) => {
  await beSignedIn(page, portal, max);
  await page.goto(`${portal.url}/loans`);
  await settled(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Members' })).toHaveCount(0);

  await page.goto(`${portal.url}/loans/L-000004`);

  await expect(page.getByText('This could not be found.')).toBeVisible();
});

test('a member reserves a book, answers the questions and reads it all in French', async ({ page, portal }) => {
  await beSignedIn(page, portal, nina);
  await page.goto(`${portal.url}/books`);
  await settled(page);
  await rows(page).filter({ hasText: 'The Harbour Clock' }).getByRole('button', { name: 'Reserve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('“The Harbour Clock” is reserved for you.').first()).toBeVisible();

  await page.goto(`${portal.url}/reading-profile`);
  await settled(page);
  await page.getByRole('radio', { name: 'A book a week' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'The longer the better' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Yes, all volumes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Title of the book' }).fill('Salt Alphabet');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('main').getByRole('combobox').selectOption({ label: 'Tense' });
  await page.getByRole('button', { name: /Save Profile|Submit/ }).click();
  await expect(rows(page)).toContainText(['Climber: whole series']);

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: /fran/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profils de lecture' })).toBeVisible();
  await expect(rows(page)).toContainText(['Grimpeur : des séries entières']);
});

test('a librarian sees who has a book and who is next', async ({ page, portal }) => {
  // given
  const session = await page.request.post(`${portal.url}/api/auth/login`, {
    data: { username: nina, password: demoPassword },
  });
  const { accessToken }: { readonly accessToken: string } = await session.json();
  const reserved = await page.request.post(`${portal.url}/api/loans/reservations`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { isbn: '9780000000062' },
  });
  expect(reserved.status()).toBe(200);
  // when
  await beSignedIn(page, portal, librarian);
  await page.goto(`${portal.url}/books/9780000000062`);
  await settled(page);
  // then
  const readers = page.getByRole('list', { name: 'Who Has It, and Who Is Next' }).getByRole('listitem');
  await expect(readers).toContainText(['Tom Tiny', 'Nina Novella']);
  await expect(readers.first()).toHaveAttribute('aria-current', 'true');
  await expect(readers.last()).not.toHaveAttribute('aria-current');
});
