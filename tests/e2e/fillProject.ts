import { expect, type Page } from '@playwright/test';
import { settled } from './signIn.ts';

export interface NewContractor {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

export async function openWizard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New Project' }).click();
  await expect(page.getByRole('heading', { name: 'New Project', level: 1 })).toBeVisible();
}

/** Goes on with the newest draft of a wizard, where it lists some. */
export async function takeUpDraft(page: Page): Promise<void> {
  await settled(page);
  const newest = page.getByRole('button', { name: /^Continue: / }).first();
  await expect(newest.or(nextButton(page)).first()).toBeVisible();
  if (await newest.isVisible()) await newest.click();
  await expect(nextButton(page)).toBeVisible();
}

function nextButton(page: Page) {
  return page.getByRole('button', { name: /^(Next|Create Project)$/ });
}

export async function next(page: Page): Promise<void> {
  await nextButton(page).click();
}

/** Fills in the first step of a new project. */
export async function fillContractor(page: Page, person: NewContractor): Promise<void> {
  await page.getByLabel('Contractor Email').fill(person.email);
  await page.getByLabel('Contractor First Name').fill(person.firstName);
  await page.getByLabel('Contractor Last Name').fill(person.lastName);
  await page.getByLabel('Contractor Phone Number').fill(person.phone);
  await page.getByRole('radiogroup', { name: 'Country' }).getByLabel('United States').check();
  await page.getByRole('combobox', { name: 'Location' }).selectOption('US-WEST');
}

/** Selects state, county and city. Each list loads after the previous one is selected. */
export async function pickPlace(page: Page): Promise<void> {
  await pick(page, 'State', 'California');
  await pick(page, 'County', 'Los Angeles');
  await pick(page, 'City', 'Pasadena');
}

async function pick(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(choice);
  await page.getByRole('option', { name: choice }).first().click();
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(new RegExp(choice));
}

/** Fills in the step about the work. Both dates keep their defaults. */
export async function fillJob(page: Page, projectName: string): Promise<void> {
  await page
    .getByRole('combobox', { name: 'Job Function', exact: true })
    .selectOption({ label: 'Software Engineering' });
  await expect(page.getByLabel('Job Function Description')).not.toHaveValue('');
  await page.getByRole('checkbox', { name: 'I agree that the above job description' }).check();
  await page.getByLabel('Project Name').fill(projectName);
  await page.getByLabel('Project Description').fill('Everything that the road needs.');
  await page.getByLabel('Budget').fill('12000');
  await page.getByLabel('Cost Center').fill('n/a');
  await page.getByRole('combobox', { name: 'Billing cycle' }).selectOption('Monthly');
  await page.getByRole('textbox', { name: 'Agreed rate' }).fill('50');
  await page.getByRole('combobox', { name: 'Agreed rate: Rate' }).selectOption('Hourly');
}
