import { expect, type Page } from '@playwright/test';
import { answerStructure } from './answerStructure.ts';
import { fillContractor, next, pickPlace } from './fillProject.ts';
import { heading } from './findParts.ts';
import type { Portal } from './startPortal.ts';

const person = { email: 'wanda@freelance.example', firstName: 'Wanda', lastName: 'Walker', phone: '2025550166' };

/** Fills a new project, as the draft `walked`, up to the step about the work itself. */
export async function walkToJob(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/manager/evaluations?draft=walked`);
  await fillContractor(page, person);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  await next(page);
  await expect(heading(page, 'Job Details')).toBeVisible();
}

/** Fills in a contractor's evaluation up to the questions of the client. */
export async function walkToClientQuestions(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1`);
  await expect(heading(page, 'Business Structure Details')).toBeVisible();
  await answerStructure(page);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  await next(page);
  await expect(heading(page, 'Client Specific Questions - Contractor')).toBeVisible();
}
