import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';
import { seenAs } from './seenAs.ts';

test.use({ story: 'walk-templates' });

const list = '/programadmin/email/templates';
const editor = (id: string) => `/programadmin/email/template/editor?templateId=${id}`;

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = async (page: Page, name: string) => {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name, exact: true }).click();
  await expect(question).toHaveCount(0);
};

test('a template is found, edited with the keyboard, previewed and published', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.admin);
  await page.goto(portal.url + list);
  await settled(page);
  await page.getByRole('textbox', { name: 'Template ID' }).fill('  PROJECT-CL ');
  await expect(page.getByRole('row').filter({ hasText: 'project-close' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'project-created' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Template ID' }).fill('nothing');
  await expect(page.getByText('No templates found.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Template ID' }).fill('project-close');
  await page.getByRole('link', { name: 'Edit' }).click();
  await settled(page);

  await test.step('a placeholder is offered after two braces, and an unknown one is refused', async () => {
    await field(page, 'Subject').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' {{compan');
    await expect(page.getByRole('listbox', { name: 'Placeholders' })).toContainText('project.companyName');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Subject')).toHaveText('Project {{project.projectNumber}} closed {{project.companyName}}');
    await page.keyboard.type(' {{nonsense}}');
    await press(page, 'Save Draft');
    await expect(
      page.getByText(/Subject has placeholders that this email has no value for: \{\{nonsense\}\}/),
    ).toBeVisible();
  });

  await test.step('what was typed is still there after leaving, and Cancel asks before it is discarded', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await settled(page);
    await page.goto(portal.url + editor('project-close'));
    await expect(field(page, 'Subject')).toContainText('{{nonsense}}');
    await press(page, 'Cancel');
    await answer(page, 'Cancel');
    await expect(field(page, 'Subject')).toContainText('{{nonsense}}');
    await press(page, 'Cancel');
    await answer(page, 'Discard');
    await expect(page).toHaveURL(portal.url + list);
    await page.goto(portal.url + editor('project-close'));
    await expect(field(page, 'Subject')).toHaveText('Project {{project.projectNumber}} closed');
  });

  await test.step('a draft is saved, compared, shown about a project, and published', async () => {
    await field(page, 'Message').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kind regards');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await press(page, 'Save Draft');
    await expect(page.getByText('Template successfully saved!').first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Not in the published text' })).toContainText('Kind regards');
    await page.getByRole('textbox', { name: 'Number of a Record' }).fill('1-1-000003');
    await press(page, 'Preview');
    await expect(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Subject' }).last()).toHaveValue('Project 1-1-000003 closed');
    await press(page, 'Publish');
    await answer(page, 'Publish');
    await expect(page.getByText('Template successfully published!').first()).toBeVisible();
  });

  await test.step('a reload takes the published text back', async () => {
    await field(page, 'Message').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' of nobody');
    await press(page, 'Reload');
    await answer(page, 'Reload');
    await expect(page.getByText('Template successfully reloaded!').first()).toBeVisible();
    await expect(field(page, 'Message')).toContainText('Kind regards');
    await expect(field(page, 'Message')).not.toContainText('of nobody');
  });
});

test('a template is only read without the function to edit it', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.admin);
  await seenAs(page, { functionalIds: [2100, 2101] });
  await page.goto(portal.url + list);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View' }).first().click();
  await settled(page);
  await expect(field(page, 'Message')).toHaveAttribute('contenteditable', 'false');
  for (const name of ['Save Draft', 'Publish', 'Reload']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});
