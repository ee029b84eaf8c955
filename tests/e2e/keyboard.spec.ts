import type { Locator, Page } from '@playwright/test';
import { isLongSuite } from '../isLongSuite.ts';
import { detail, dialogOf, heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { nora, noraPassword, typed } from './nora.ts';
import { administrator, demoPassword, people } from './people.ts';
import { mailsTo } from './readMail.ts';
import { settled } from './signIn.ts';
import { signInByKeys, signOutByKeys } from './signInByKeys.ts';
import {
  choose,
  expectArrival,
  expectTrap,
  mark,
  pick,
  press,
  tabTo,
  takeEntry,
  type,
  typeDay,
} from './useKeyboard.ts';

test.use({ story: 'keyboard' });

// A story in three tests. No test uses a pointer, and the focus moves only by keyboard.
test.describe.configure({ mode: 'serial' });

const projectName = 'Keyboard Project';

/** Number of questions that the first test answers; the short suite answers only a few. */
const questions = 21;
const answered = isLongSuite ? questions : 4;

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Create Project)$/ });

async function pickPlaceByKeys(page: Page): Promise<void> {
  for (const [label, choice] of [
    ['State', 'California'],
    ['County', 'Los Angeles'],
    ['City', 'Pasadena'],
  ] as const) {
    await pick(page, page.getByRole('combobox', { name: label }), choice);
  }
}

/**
 * Answers one question per page with its first answer, and all statements with No; by default including the last of
 * `count`.
 */
async function answerByKeys(page: Page, count: number, last = count): Promise<void> {
  const main = page.getByRole('main');
  const radios = main.getByRole('radio');
  const statements = main.getByRole('checkbox', { name: 'No', exact: true });
  for (let at = 1; at <= last; at += 1) {
    await expect(main.getByText(`${at} of ${count}`, { exact: true })).toBeVisible();
    await expect(main.getByRole('combobox').or(radios).or(statements).first()).toBeVisible();
    // The focus is at the question, so that screen readers announce it.
    if (at > 1) await expect(main.getByRole('heading', { level: 3 }).locator('..')).toBeFocused();
    if ((await radios.count()) > 0) {
      await tabTo(page, radios.first());
      await page.keyboard.press('Space');
    } else if ((await statements.count()) > 0) {
      for (const statement of await statements.all()) {
        await tabTo(page, statement);
        await page.keyboard.press('Space');
        await expect(statement).toBeChecked();
      }
    } else {
      await tabTo(page, main.getByRole('combobox'));
      await page.keyboard.press('ArrowDown');
    }
    await press(page, page.getByRole('button', { name: at === count ? 'Submit' : 'Next', exact: true }));
  }
}

/** Moves the focus to a row, which is one tab stop, and with the arrow keys to one of its buttons; presses it. */
async function pressInRow(page: Page, row: Locator, name: string): Promise<void> {
  const button = row.getByRole('button', { name });
  await tabTo(page, row.locator('a, button').and(page.locator(':not([tabindex="-1"])')));
  await page.keyboard.press('Home');
  for (let moves = 0; moves < 9 && !(await button.and(page.locator(':focus')).count()); moves += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test(
  'a manager chooses language and look, and creates a project, with the keyboard alone',
  long,
  async ({ page, portal }) => {
    const { keyboard } = page;
    await page.goto(`${portal.url}/login`);
    await expectArrival(page, 'Sign In');
    await page.reload();
    await expect(heading(page, 'Sign In')).toBeVisible();
    await keyboard.press('Shift+Tab');
    await takeEntry(page, page.getByRole('button', { name: 'Language' }), 'Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: 'Langue' })).toBeFocused();
    await takeEntry(page, page.getByRole('button', { name: 'Langue' }), 'English');
    await press(page, page.getByRole('button', { name: 'Dark theme' }));
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeFocused();
    await keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await signInByKeys(page, portal, people.manager, demoPassword);
    await expectArrival(page, 'Dashboard');
    await settled(page);

    await press(page, page.getByRole('main').getByRole('link', { name: 'New Project' }));
    await expectArrival(page, 'New Project');
    await press(page, next(page));
    const email = page.getByLabel('Contractor Email');
    await expect(email).toBeFocused();
    await keyboard.type(typed.email);
    await type(page, page.getByLabel('Contractor First Name'), typed.firstName);
    await type(page, page.getByLabel('Contractor Last Name'), typed.lastName);
    const phone = page.getByLabel('Contractor Phone Number');
    await type(page, phone, '12');
    await mark(page, page.getByRole('radiogroup', { name: 'Country' }), 'United States');
    await choose(page, page.getByRole('combobox', { name: 'Location' }), 'US-WEST');
    await press(page, next(page));
    await expect(phone).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.type('2025550199');
    await keyboard.press('Enter');

    await expectArrival(page, 'Work Location');
    await pickPlaceByKeys(page);
    await press(page, next(page));

    await expectArrival(page, 'Job Details');
    await choose(page, page.getByRole('combobox', { name: 'Job Function', exact: true }), 'Software Engineering');
    const agreement = page.getByRole('checkbox', { name: 'I agree that the above job description' });
    await tabTo(page, agreement);
    await keyboard.press('Space');
    await expect(agreement).toBeChecked();
    await type(page, page.getByLabel('Project Name'), projectName);
    await type(page, page.getByLabel('Project Description'), 'Everything that the road needs.');
    await typeDay(page, page.getByLabel('End Date'), '12312030');
    await expect(page.getByLabel('End Date')).toHaveValue('2030-12-31');
    await type(page, page.getByLabel('Budget'), '12000');
    await type(page, page.getByLabel('Cost Center'), 'n/a');
    await choose(page, page.getByRole('combobox', { name: 'Billing cycle' }), 'Monthly');
    await type(page, page.getByRole('textbox', { name: 'Agreed rate' }), '50');
    await choose(page, page.getByRole('combobox', { name: 'Agreed rate: Rate' }), 'Hourly');
    await press(page, next(page));

    await expectArrival(page, 'Evaluation');
    await answerByKeys(page, questions, answered);
    if (answered < questions) return signOutByKeys(page);
    await expectArrival(page, 'Thank you');
    await press(page, page.getByRole('link', { name: 'Return to Dashboard' }));
    await page.waitForURL('**/dashboard');
    await expectArrival(page, 'Dashboard');
    await signOutByKeys(page);
  },
);

test(
  'a contractor follows the mail, and answers everything, with the keyboard alone',
  long,
  async ({ page: mailbox, portal }) => {
    const line = (await mailsTo(mailbox, portal, nora)).filter({ hasText: 'Welcome to Formwork' });
    const read = line.getByRole('button', { name: 'Read' });
    await press(mailbox, read);
    const mail = mailbox.getByRole('dialog');
    await expectTrap(mailbox, mail);
    await mailbox.keyboard.press('Escape');
    await expect(mail).toBeHidden();
    await expect(read).toBeFocused();
    await mailbox.keyboard.press('Enter');
    const opening = mailbox.context().waitForEvent('page');
    await press(mailbox, mail.getByRole('link', { name: 'Activate your account' }));
    const page = await opening;
    const { keyboard } = page;
    await page.bringToFront();
    await expectArrival(page, 'Activation');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(nora);
    await type(page, page.getByRole('textbox', { name: 'Password', exact: true }), noraPassword);
    await type(page, page.getByRole('textbox', { name: 'Confirmation password' }), noraPassword);
    await keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await expectArrival(page, 'Dashboard');
    await signOutByKeys(page);
    await signInByKeys(page, portal, nora, noraPassword);

    await press(
      page,
      page.getByRole('row').filter({ hasText: projectName }).getByRole('link', { name: 'Take Evaluation' }),
    );
    await expectArrival(page, 'Contractor Evaluation');
    await press(page, next(page));
    const form = page.getByRole('combobox', { name: 'What is the legal form of your business?' });
    await expect(form).toBeFocused();
    await choose(page, form, 'Limited liability company');
    await type(page, page.getByLabel('Under which name is your business registered?'), 'Newman Works');
    await type(page, page.getByLabel('In which year was your business registered?'), '2015');
    await type(page, page.getByLabel('How many employees does your business have?'), '2');
    await type(page, page.getByLabel('What is the tax number of your business?'), '12-3456789');
    await choose(page, page.getByRole('combobox', { name: 'Does your business carry liability insurance?' }), 'Yes');
    await choose(page, page.getByRole('combobox', { name: 'How many other clients' }), 'Three or more');
    await press(page, next(page));
    await expectArrival(page, 'Work Location');
    await pickPlaceByKeys(page);
    await press(page, next(page));

    await expectArrival(page, 'Client Specific Questions - Contractor');
    await choose(page, page.getByRole('combobox', { name: 'Do you, or does a member of your household' }), 'Yes');
    const entry = (number: number) => page.getByRole('group', { name: `Entry ${number}` });
    const add = page.getByRole('button', { name: 'Add Another' });
    await press(page, add);
    await keyboard.press('Enter');
    await expect(add).toBeFocused();
    await type(page, entry(1).getByRole('textbox', { name: 'Name of the supplier' }), 'Paper Example');
    await choose(page, entry(1).getByRole('combobox', { name: 'Is the share sold?' }), 'Yes');
    await typeDay(page, entry(1).getByLabel('When was it sold?'), '05062024');
    await expect(entry(1).getByLabel('When was it sold?')).toHaveValue('2024-05-06');
    await type(page, entry(2).getByRole('textbox', { name: 'Name of the supplier' }), 'Ink Example');
    await choose(page, entry(2).getByRole('combobox', { name: 'Is the share sold?' }), 'No');
    // The button is removed with its entry: the focus stays in the step, and the next Tab continues from there.
    await press(page, entry(3).getByRole('button', { name: 'Remove' }));
    await expect(entry(3)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Client Specific Questions - Contractor' })).toBeFocused();
    await choose(page, page.getByRole('combobox', { name: 'Does a member of your family work' }), 'Yes');
    await type(page, page.getByLabel('What is the name of this person'), 'Ned Newman, in the mail room');
    await choose(page, page.getByRole('combobox', { name: 'Have you received gifts' }), 'None');
    await press(page, next(page));

    await expectArrival(page, 'Evaluation');
    await answerByKeys(page, 21);
    await expectArrival(page, 'Thank you');
    await press(page, page.getByRole('link', { name: 'Back to Dashboard' }));
    await page.waitForURL('**/dashboard');
    await expectArrival(page, 'Dashboard');
    await signOutByKeys(page);
  },
);

test(
  'a program admin finds the project and decides about it with the keyboard alone',
  long,
  async ({ page, portal }) => {
    const { keyboard } = page;
    await signInByKeys(page, portal, people.programAdmin, demoPassword);
    await press(page, page.getByRole('navigation').getByRole('link', { name: 'Projects', exact: true }));
    await page.waitForURL('**/programadmin/projects');
    await settled(page);
    // A table without a title is labelled by the heading above it.
    await expect(page.getByRole('group', { name: 'Project List', exact: true })).toBeVisible();
    const column = page.getByRole('columnheader', { name: 'Start Date' });
    await press(page, column.getByRole('button'));
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await keyboard.press('Enter');
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(column.getByRole('button')).toBeFocused();

    const filter = page.getByRole('button', { name: 'Add Filter' });
    await press(page, filter);
    await expectTrap(page, dialogOf(page, 'Add Filter'));
    await keyboard.press('Escape');
    await expect(dialogOf(page, 'Add Filter')).toBeHidden();
    await expect(filter).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialogOf(page, 'Add Filter').getByRole('button', { name: 'Apply Filters' })).toBeInViewport({
      ratio: 1,
    });
    await type(page, dialogOf(page, 'Add Filter').getByRole('textbox', { name: 'IC User ID' }), nora);
    await press(page, dialogOf(page, 'Add Filter').getByRole('button', { name: 'Apply Filters' }));
    await expect(dialogOf(page, 'Add Filter')).toBeHidden();
    await expect(filter).toBeFocused();
    const rows = page.getByRole('main').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    // A row is one tab stop, its link; the arrow keys lead to its actions.
    await tabTo(page, rows.getByRole('link').first());
    await keyboard.press('End');
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await page.waitForURL('**/projectdetails/**');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    const others = ['Business Structure', 'Documents', 'Summary', 'Evaluation', 'History', 'Notifications'];
    for (const name of [...others, 'Overview']) {
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      if (name === 'History') await expect(page.getByRole('group', { name: 'Status History' })).toBeVisible();
      await expect(page.getByRole('tab', { name })).toBeFocused();
    }

    const open = page.getByRole('button', { name: 'Make Final Determination' });
    await press(page, open);
    const dialog = page.getByRole('dialog', { name: 'Make Final Determination', exact: true });
    await expectTrap(page, dialog);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Make Final Determination' }));
    await expect(dialog.getByRole('combobox', { name: 'Recommendation' })).toBeFocused();
    await choose(page, dialog.getByRole('combobox', { name: 'Recommendation' }), 'IC');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Document Override' }));
    await keyboard.press('Space');
    await type(page, dialog.getByRole('textbox', { name: 'Program Admin Notes' }), 'Decided by keys.');
    await press(page, dialog.getByRole('button', { name: 'Make Final Determination' }));
    await expect(dialog).toBeHidden();
    await expect(detail(page.getByRole('tabpanel', { name: 'Overview' }), 'Status')).toHaveText('Active');
    // The button that opened the dialog is removed with its banner after the decision.
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('main').locator('.screen')).toBeFocused();
    await signOutByKeys(page);
  },
);

test('an administrator adds, changes and removes a user with the keyboard alone', long, async ({ page, portal }) => {
  const { keyboard } = page;
  const newcomer = 'kay@client.example';
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await signInByKeys(page, portal, administrator, demoPassword);
  await keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await keyboard.type('users');
  await expect(page.getByRole('option', { name: 'Users', exact: true })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await page.waitForURL('**/programadmin/users');
  await settled(page);

  const add = page.getByRole('button', { name: 'Add User' });
  const dialog = dialogOf(page, 'Add User');
  await press(page, add);
  await expectTrap(page, dialog);
  await type(page, dialog.getByRole('textbox', { name: 'Email' }), newcomer);
  await type(page, dialog.getByRole('textbox', { name: 'First name' }), 'Kay');
  await type(page, dialog.getByRole('textbox', { name: 'Last name' }), 'Keys');
  await type(page, dialog.getByRole('textbox', { name: 'Password', exact: true }), 'Kay!Keys2027');
  await type(page, dialog.getByRole('textbox', { name: 'Confirmation password' }), 'Kay!Keys2026');
  await choose(page, dialog.getByRole('combobox', { name: 'Roles' }), 'Manager');
  await press(page, dialog.getByRole('button', { name: 'Add User' }));
  const confirmation = dialog.getByRole('textbox', { name: 'Confirmation password' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription(/Passwords must match/);
  await keyboard.press('Control+A');
  await keyboard.type('Kay!Keys2027');
  await press(page, dialog.getByRole('button', { name: 'Add User' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('User account created successfully.')).toBeVisible();
  await expect(add).toBeFocused();

  await type(page, page.getByRole('main').getByRole('searchbox'), newcomer);
  await expect(rows).toHaveCount(1);
  await pressInRow(page, rows, 'Edit');
  const edit = dialogOf(page, 'Edit User');
  await type(page, edit.getByRole('textbox', { name: 'Last name' }), 'Keyes');
  await press(page, edit.getByRole('button', { name: 'Update User' }));
  await expect(page.getByText('User account updated successfully.')).toBeVisible();
  await expect(rows.getByText('Keyes', { exact: true })).toBeVisible();
  await expect(rows.getByRole('button', { name: 'Edit' })).toBeFocused();

  await pressInRow(page, rows, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete the account of Kay Keyes' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectTrap(page, question);
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(rows.getByText('Keyes', { exact: true })).toHaveCount(0);
  // The button is removed with its row, and the list with its last row: the focus stays on the page.
  await expect(page.getByRole('main').locator('.screen')).toBeFocused();
  await signOutByKeys(page);
});
