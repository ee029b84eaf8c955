import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody, type Somebody, somebody } from './people.ts';
import { seenAs } from './seenAs.ts';

test.use({ story: 'walk-addresses' });

type Visit = readonly [path: string, title: string];

const everyone: readonly Visit[] = [
  ['/dashboard', 'Dashboard'],
  ['/home', 'Dashboard'],
  ['/user/profile', 'Account Settings'],
  ['/termsandconditions', 'Terms and Conditions'],
  ['/securitypolicy', 'Security Policy'],
  ['/californiaprivacypolicy', 'California Privacy Policy'],
];

const managerArea: readonly Visit[] = [
  ['/manager/projects', 'Project History'],
  ['/manager/projects/1-1-000001', 'Project 1-1-000001'],
  ['/manager/evaluations', 'New Project'],
  ['/manager/evaluations/evaluationOnly?evaluationId=1&projectNumber=1-1-000001&regionId=1', 'Evaluation'],
];

const contractorArea: readonly Visit[] = [
  ['/contractor/projects', 'Project History'],
  ['/contractor/projects/1-1-000002', 'Project 1-1-000002'],
  ['/contractor/payments', 'Payments'],
  ['/contractor/documents', 'Documents'],
  ['/contractor/conflict-questions', 'Client Specific Conflict Questions'],
  ['/contractor/businessStructure', 'Business Structure'],
  ['/contractor/businessStructure/view', 'Business Structure'],
  ['/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1', 'Contractor Evaluation'],
];

const onboardingArea: readonly Visit[] = [
  ['/businessStructure', 'Business Structure'],
  ['/documents', 'Documents'],
  ['/subvendor/resources', 'Resources'],
];

const programArea: readonly Visit[] = [
  ['/programadmin/projects', 'Project List'],
  ['/programadmin/projectdetails/1-1-000003', 'Client Example Inc. · USA · 1-1-000003'],
  ['/programadmin/projectedit/1-1-000003', 'Edit Project 1-1-000003'],
  ['/programadmin/project/new', 'New Project'],
  ['/programadmin/projects/search', 'Project Search'],
  ['/programadmin/reports/projects', 'Project Reports'],
  ['/programadmin/reports/flexReport', 'Reports'],
  ['/programadmin/payments', 'Payments'],
  ['/programadmin/payments/import', 'Import Payments'],
  ['/programadmin/email/templates', 'Email Templates'],
  ['/programadmin/subvendors', 'Subvendors'],
  ['/programadmin/contractors', 'Contractors'],
  ['/programadmin/managers', 'Managers'],
  ['/programdirector/evals', 'Awaiting Determination'],
  ['/admin/batch-processing', 'Scheduler'],
];

const adminArea: readonly Visit[] = [
  ['/user/roles', 'Roles'],
  ['/programadmin/users', 'User List'],
  ['/admin/functions', 'Functions'],
  ['/admin/healthStatus', 'Health Status'],
  ['/admin/legal', 'Legal Texts'],
];

const all = [...everyone, ...managerArea, ...contractorArea, ...onboardingArea, ...programArea, ...adminArea];

const own: Readonly<Partial<Record<Somebody, readonly Visit[]>>> = {
  admin: [...everyone, ...onboardingArea, ...programArea, ...adminArea],
  programAdmin: [...everyone, ...onboardingArea, ...programArea],
  manager: [...everyone, ...managerArea],
  contractor: [...everyone, ...contractorArea],
  subvendor: [...everyone, ...onboardingArea],
};

/** Projects of others that an administrator may look at as well. */
const alsoOpen = /^\/(manager|contractor)\/projects(\/|$)/;

for (const who of somebody) {
  const visits = own[who];
  if (visits === undefined) continue;
  test(`${who} reaches every page of the own area and is led away from the others`, async ({ page, portal }) => {
    test.setTimeout(300_000);
    await beSignedIn(page, portal, everybody[who]);
    for (const [path, title] of visits) {
      await test.step(path, async () => {
        await page.goto(portal.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await settled(page);
        // A wizard that was begun is named behind the path.
        await expect(page).toHaveURL(new RegExp(`^${portal.url}${path.replace('?', '\\?')}([?&]draft=\\w+)?$`));
      });
    }
    const isProgram = who === 'admin' || who === 'programAdmin';
    const foreign = all.filter((visit) => !visits.includes(visit));
    for (const [path] of foreign.filter(([known]) => !(isProgram && alsoOpen.test(known)))) {
      await test.step(`not ${path}`, async () => {
        await page.goto(portal.url + path);
        // A program administrator without the role or the function has no such page; anybody else is led to the
        // sign-in and home.
        const isLacking = isProgram && (path.startsWith('/admin/') || path === '/programadmin/users');
        await expect(page).toHaveURL(`${portal.url}${isLacking ? '/404' : '/dashboard'}`);
      });
    }
  });
}

test('whoever is not signed in is led to the sign-in', async ({ page, portal }) => {
  for (const [path] of all.filter(([known]) => !/^\/(terms|security|california)/.test(known))) {
    await test.step(path, async () => {
      await page.goto(portal.url + path);
      await expect(page).toHaveURL(`${portal.url}/login`);
    });
  }
});

test('whoever holds no function at all is led to the sign-in', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.manager);
  await seenAs(page, { functionalIds: [] });
  for (const path of ['/dashboard', '/user/profile', '/manager/projects']) {
    await page.goto(portal.url + path);
    await expect(page).toHaveURL(`${portal.url}/login`);
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  }
});

test('letters of an address match whatever their case, and an unknown address is not found', async ({
  page,
  portal,
}) => {
  const anyCase: readonly Visit[] = [
    ['/programadmin/reports/flexreport', 'Reports'],
    ['/programadmin/reports/flexReport', 'Reports'],
    ['/admin/healthstatus', 'Health Status'],
    ['/ADMIN/healthStatus', 'Health Status'],
    ['/PROGRAMADMIN/Projects/Search', 'Project Search'],
  ];
  const unknown = ['/nowhere', '/programadmin/nothing', '/admin/nothing', '/manager', '/programadmin/projects/1/2'];
  await expectNotFound(page, portal.url, unknown);
  await beSignedIn(page, portal, everybody.admin);
  await expectNotFound(page, portal.url, [...unknown, '/programadmin/subvendordetails/firm']);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
  for (const [path, title] of anyCase) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('whoever is signed in goes from the sign-in to the dashboard', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.contractor);
  for (const path of ['/', '/login']) {
    await page.goto(portal.url + path);
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
    await settled(page);
  }
});

async function expectNotFound(page: Page, url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(url + path);
    await expect(page).toHaveURL(`${url}/404`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Not Found');
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
  }
}
