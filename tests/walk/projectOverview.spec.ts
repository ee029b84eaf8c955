import type { Page } from '@playwright/test';
import { detail, dialogOf, offeredActions, openTab, showEmptyFields } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { openProject } from './openProject.ts';
import { columnsOf } from './readScreen.ts';

test.use({ story: 'walk-project-overview' });

const independent = '1-1-000004';
const day = /^\d\d\/\d\d\/\d{4}$/;

test('the page of a project shows what is known of it', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  const asked = page.waitForRequest(`**/api/projects/${independent}`);
  await openProject(page, portal, independent);
  const main = page.getByRole('main');

  await test.step('its title, and what can be done with the whole of it', async () => {
    expect((await asked).method()).toBe('GET');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Client Example Inc. · USA · ${independent}`);
    await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
      'href',
      `/programadmin/projectedit/${independent}`,
    );
    await main.getByRole('button', { name: 'Defense File' }).click();
    const file = page.getByRole('dialog');
    await expect(file).toHaveAccessibleName(new RegExp(`Defense File ${independent}`));
    await expect(file.getByRole('button', { name: 'Print' })).toBeVisible();
    await file.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByRole('tab')).toHaveText([
      'Overview',
      'Business Structure',
      'Documents',
      'Summary',
      'Evaluation',
      'History',
      'Notifications',
    ]);
    await expect(main.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('its sections, which are open and can be folded', async () => {
    const sections = [
      'Project Information',
      'Manager',
      'Contractor',
      'Actions',
      'Evaluation Actions',
      'Notes',
      'Timeline',
    ];
    const folding = main.getByRole('button', { name: /^Hide / });
    await expect(folding).toHaveCount(sections.length);
    expect(await folding.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
      sections.map((title) => `Hide ${title}`),
    );
    for (const title of sections) {
      await main.getByRole('button', { name: `Hide ${title}`, exact: true }).click();
      const unfold = main.getByRole('button', { name: `Show ${title}`, exact: true });
      await expect(unfold).toHaveAttribute('aria-expanded', 'false');
      await unfold.click();
    }
    await expect(main.getByRole('button', { name: 'Close Project' })).toBeVisible();
  });

  await test.step('its information', async () => {
    const section = main.getByRole('region', { name: 'Project Information' });
    await expect(section.locator('dt').filter({ hasText: 'Date Closed' })).toHaveCount(0);
    await showEmptyFields(section);
    const values = {
      'Project Name': 'Payroll redesign',
      Region: 'USA',
      Status: 'Active',
      'Returning IC': 'Yes',
      State: 'Open',
      'Start Date': day,
      'End Date': /^\d\d\/\d\d\/\d{4}Extend$/,
      'Next Eval Date': day,
      'Date Closed': 'N/A',
      'Close Reason': 'N/A',
      Classification: 'IC',
      Type: 'Evaluation',
      'Final Determination Date': day,
      Budget: '$165,000.00',
      'Current PO Amount': '$165,000.00Add Funds',
      'Predominantly On Site': 'No',
      'W2 past 24 months': 'No',
      'Document Status': 'Incomplete',
      'Document Override': 'N/A',
      'Document Signing Envelope': `envelope-${independent}Details`,
      'EDD Report Submitted On': 'N/A',
      'EDD Report Required': 'No',
      'Bill Back Type': 'None',
    };
    for (const [title, value] of Object.entries(values)) await expect(detail(section, title)).toHaveText(value);
    await expect(section.locator('dt').filter({ hasText: 'Cost Center' })).toBeVisible();
    await expect(detail(section, 'Cost Center')).toHaveText('n/a');
  });

  await test.step('its people, with what they were asked', async () => {
    for (const [side, name, email] of [
      ['Manager', 'Mona Manager', people.manager],
      ['Contractor', 'Cleo Contractor', people.contractor],
    ] as const) {
      const panel = main.getByRole('region', { name: side, exact: true });
      await expect(detail(panel, 'Name')).toHaveText(name);
      await expect(detail(panel, 'Email')).toHaveText(email);
      await expect(detail(panel, 'Phone')).toHaveText('(202) 555-0142');
      const entry = panel.getByRole('row').filter({ hasText: `${side} Initial` });
      await entry.getByRole('button', { name: 'Show details' }).click();
      await expect(detail(panel, 'Status')).toHaveText('Complete');
      await panel.getByRole('button', { name: 'Hide details' }).click();
    }
    const contractor = main.getByRole('region', { name: 'Contractor', exact: true });
    await expect(detail(contractor, 'Conflict Status')).toHaveText('Incomplete');
    await contractor.getByRole('button', { name: 'Contractor Accounts' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Merge Contractor User IDs',
      'Change Contractor User ID',
      'Edit Contractor Information',
    ]);
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Change Project Manager' })).toBeVisible();
  });
});

test('the tabs of a project show the rest, and the last one is remembered for each project', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, independent);

  await test.step('the answers about the business', async () => {
    const panel = await openTab(page, 'Business Structure');
    await expect(panel.locator('dt').filter({ hasText: 'What is the legal form of your business?' })).toBeVisible();
  });

  await test.step('the documents of an independent contractor', async () => {
    const documents = page.waitForRequest((request) => request.url().includes('/api/documents'));
    const panel = await openTab(page, 'Documents');
    expect(new URL((await documents).url()).searchParams.get('contractorType')).toBe('IC');
    await expect(panel.getByText('Pending Upload')).toBeVisible();
    await expect(panel.getByRole('cell', { name: 'Certificate of Insurance' })).toBeVisible();
  });

  await test.step('the summary, which can be printed', async () => {
    const panel = await openTab(page, 'Summary');
    for (const title of ['Manager Details', 'Job Details', 'Contractor Details', 'Work Location']) {
      await expect(panel.getByRole('region', { name: title, exact: true })).toBeVisible();
    }
    await expect(panel.getByText('California')).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  await test.step('what it has gone through, and who managed it since when', async () => {
    const history = page.waitForRequest(`**/api/projects/${independent}/managers/history`);
    const panel = await openTab(page, 'History');
    expect((await history).method()).toBe('GET');
    const managers = panel.getByRole('region', { name: 'Manager History' });
    await expect(managers.getByRole('row').filter({ hasText: 'Mona Manager' })).toContainText('Unknown');
    expect(await columnsOf(panel.getByRole('region', { name: 'Status History' }))).toEqual([
      'Changed On',
      'Event',
      'Status',
      'State',
      'Recommendation',
      'Program Admin Notes',
      'Changed By',
    ]);
    await expect(panel.getByText(/1900|3000/)).toHaveCount(0);
  });

  await test.step('its notifications', async () => {
    const list = page.waitForRequest((request) => request.url().includes('/api/notifications'));
    await openTab(page, 'Notifications');
    expect(new URL((await list).url()).searchParams.get('size')).toBe('500');
  });

  await test.step('the last tab is there again, and the first one for another project', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
    await openProject(page, portal, '1-1-000005');
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('the projects that were visited last are a button away', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  const visited = ['1-1-000001', '1-1-000002', '1-1-000003', '1-1-000005', '1-1-000006', '1-1-000007'];
  for (const key of visited) await openProject(page, portal, key);

  await test.step('five of them', async () => {
    await page.goto(`${portal.url}/programadmin/projectdetails`);
    await settled(page);
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d-\d-\d{6}/ });
    await expect(entries).toHaveCount(5);
    await expect(entries.filter({ hasText: '1-1-000001' })).toHaveCount(0);
  });

  await test.step('or those that the address names', async () => {
    await page.goto(`${portal.url}/programadmin/projectdetails?projectNumber=1-1-000007,1-1-000003`);
    await settled(page);
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d-\d-\d{6}/ });
    await expect(entries).toHaveText([/^1-1-000007 .*Client Example Inc\.$/s, /^1-1-000003 .*Client Example Inc\.$/s]);
    await entries.last().getByRole('link', { name: 'Client Example Inc.' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1-1-000003');
  });

  await test.step('one that does not exist is said not to be found', async () => {
    await page.goto(`${portal.url}/programadmin/projectdetails/9-9-999999`);
    await expect(page.getByText('Project Details not found or error')).toBeVisible();
  });
});

/** The actions of a project by name; true where they can be pressed. */
const actionsOf = (page: Page) => offeredActions(page, 'Actions');

test('the actions of a project follow from how far it has come', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await beSignedIn(page, portal, people.programAdmin);
  const always = {
    'Send Welcome Letters': true,
    'Send Expired Document Reminder': true,
    'View Manager Requests': true,
    'PO History': false,
  };
  const billing = 'Request Billing Docs via Docusign';

  await openProject(page, portal, '1-1-000002');
  expect((await actionsOf(page))['Re-send Eval Link Letters']).toBe(true);
  await openProject(page, portal, '1-1-000003');
  await expect(page.getByRole('main').getByRole('note')).toContainText('Awaiting the final determination');
  await expect(page.getByRole('button', { name: 'Make Final Determination' })).toBeEnabled();
  expect(await actionsOf(page)).toEqual({
    'Close Project': true,
    'Re-send Eval Link Letters': false,
    ...always,
    [billing]: false,
  });
  await openProject(page, portal, independent);
  expect(await actionsOf(page)).toEqual({
    'Make Reassessment': true,
    'Close Project': true,
    'Re-send Eval Link Letters': false,
    ...always,
    [billing]: true,
  });
  await openProject(page, portal, '1-1-000005');
  expect(await actionsOf(page)).toEqual({
    'Make Reassessment': true,
    'Close Project': true,
    'Re-send Eval Link Letters': false,
    ...always,
    [billing]: false,
  });
  await openProject(page, portal, '1-1-000006');
  expect(await actionsOf(page)).toEqual({
    'Make Reassessment': false,
    'Reactivate Project': true,
    ...always,
    [billing]: true,
  });
  await showEmptyFields(page);
  await expect(detail(page.getByRole('main'), 'Date Closed')).toHaveText(day);
  await expect(detail(page.getByRole('main'), 'Close Reason')).toHaveText('Project completed');
  await expect(detail(page.getByRole('main'), 'Next Eval Date')).toHaveText('N/A');
  await openProject(page, portal, '1-1-000007');
  expect(await actionsOf(page)).toEqual({
    'Close Project': true,
    'Re-send Eval Link Letters': false,
    'Send Project Start Letter': true,
    ...always,
    [billing]: false,
  });
  // The other client of the same region has no cost centers, and the second region of this one signs no documents.
  await openProject(page, portal, '1-2-000012');
  expect((await actionsOf(page))[billing]).toBe(false);
});

test('a contractor who is evaluated by special circumstances is named so', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await page.route('**/api/evaluations?*', async (route) => {
    const answer = await route.fetch();
    const body: { readonly content: readonly Readonly<Record<string, unknown>>[] } = await answer.json();
    const content = body.content.map(({ label: _label, ...one }) =>
      one['side'] === 'contractor' ? { ...one, type: 'CONTRACTOR_SP' } : one,
    );
    await route.fulfill({ response: answer, json: { ...body, content } });
  });
  await openProject(page, portal, independent);
  const contractor = page.getByRole('region', { name: 'Contractor', exact: true });
  await expect(contractor.getByRole('cell', { name: 'Special Circumstance' })).toBeVisible();
});

test('nobody else comes to the page of a project', async ({ page, portal }) => {
  for (const email of [people.manager, people.contractor]) {
    const other = await page.context().browser()?.newPage();
    if (other === undefined) throw new Error('There is no browser.');
    await beSignedIn(other, portal, email);
    await other.goto(`${portal.url}/programadmin/projectdetails/${independent}`);
    await expect(other).not.toHaveURL(/projectdetails/);
    await expect(dialogOf(other, 'Defense File')).toHaveCount(0);
    await other.close();
  }
});
