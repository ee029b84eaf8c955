import { expect, request } from '@playwright/test';
import { demoPassword, people } from './people.ts';
import type { Portal } from './startPortal.ts';

const project = {
  projectName: 'Letter Project',
  projectDescription: 'Scope, plan and delivery as agreed.',
  projectStartDate: '2026-12-01',
  projectEndDate: '2027-06-30',
  regionId: 1,
  companyId: 1,
  jobFunctionId: 9,
  jobFunctionDescription: 'Designs, builds and tests software.',
  jobFunctionAgreement: true,
  costCenter: 'CC-1234',
  projectBudget: 25000,
  additionalFields: [
    { field: { id: 1 }, value: 'Weekly' },
    { field: { id: 2 }, value: '90 Hourly' },
  ],
  locationId: 22,
  workLocationId: 'US-CA',
  candidate: {
    candidateEmail: 'lena@freelance.example',
    candidateFirstName: 'Lena',
    candidateLastName: 'Letters',
    candidatePhone: '2025550177',
    candidateW2Past24Months: false,
    candidateOnSite: false,
  },
};

/** Creates a project for a new user, and waits for the mail with the activation link. */
export async function writeMails(portal: Portal): Promise<void> {
  const api = await request.newContext();
  const signedIn = await api.post(`${portal.url}/api/auth/login`, {
    data: { username: people.manager, password: demoPassword },
  });
  const session: { readonly accessToken: string } = await signedIn.json();
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const created = await api.post(`${portal.url}/api/project`, { headers, data: project });
  expect(created.status(), await created.text()).toBeLessThan(300);
  const mails = async () => (await api.get(`${portal.url}/api/mailbox`)).text();
  await expect.poll(mails).toContain('Welcome to Formwork');
  await api.dispose();
}
