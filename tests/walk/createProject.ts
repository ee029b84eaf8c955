import { expect, type Page } from '@playwright/test';
import { demoPassword, people } from '../e2e/people.ts';
import type { Portal } from '../e2e/startPortal.ts';

interface Candidate {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A new project of the demo manager for a contractor, by the call that the wizard makes. Answers its number. */
export async function createProject(page: Page, portal: Portal, candidate: Candidate): Promise<string> {
  const answer = await page.request.post(`${portal.url}/api/project`, {
    headers: { authorization: await signedInAs(page, portal, people.manager) },
    data: {
      projectName: 'Warehouse pilot',
      projectDescription: 'Scope, plan and delivery as agreed.',
      projectStartDate: '2030-12-01',
      projectEndDate: '2031-06-30',
      regionId: 1,
      companyId: 1,
      jobFunctionId: 9,
      jobFunctionDescription: 'Designs, builds and tests software.',
      jobFunctionAgreement: true,
      costCenter: 'n/a',
      projectBudget: 25_000,
      additionalFields: [
        { field: { id: 1 }, value: 'Weekly' },
        { field: { id: 2 }, value: '90 Hourly' },
      ],
      locationId: 22,
      workLocationId: 'US-CA',
      candidate: {
        candidateEmail: candidate.email,
        candidateFirstName: candidate.firstName,
        candidateLastName: candidate.lastName,
        candidatePhone: '2025550166',
        candidateW2Past24Months: false,
        candidateOnSite: false,
      },
    },
  });
  expect(answer.status()).toBe(200);
  const created: { readonly projectNumber: string } = await answer.json();
  return created.projectNumber;
}

/** What a request says of who makes it. */
export async function signedInAs(page: Page, portal: Portal, email: string): Promise<string> {
  const answer = await page.request.post(`${portal.url}/api/auth/login`, {
    data: { username: email, password: demoPassword },
  });
  const session: { readonly accessToken: string } = await answer.json();
  return `Bearer ${session.accessToken}`;
}
