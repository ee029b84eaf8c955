import { projectBody } from '../../portal/testing/portalProject.ts';
import { openDefinition, openStudio, publish, selectPart } from './actInStudio.ts';
import { expect, long, test } from './fixtures.ts';
import { ways } from './hands.ts';
import { tokenOf } from './inStudio.ts';
import { administrator, people } from './people.ts';
import { openMail, waitForMail } from './readMail.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'studio-acts' });

/** What is made is called the same in all languages: without translations it is not published. */
const languages = ['English', 'French', 'Romanian', 'Chinese'] as const;

const made = {
  mouse: { title: 'Garden Tool', plural: 'Garden Tools', path: 'garden-tools', record: 'A rake' },
  keyboard: { title: 'Meeting Room', plural: 'Meeting Rooms', path: 'meeting-rooms', record: 'The attic' },
};

for (const { way, handsOn } of ways) {
  test(`an entity with its list, form and menu is made and used with ${way}`, long, async ({ page, portal }) => {
    test.slow();
    const hands = handsOn(page);
    const { title, plural, path, record } = made[hands.name];
    await beSignedIn(page, portal, administrator);
    await openStudio(page, portal, hands);
    await hands.press(page.getByRole('button', { name: 'New …' }));
    const dialog = page.getByRole('dialog', { name: 'New entity' });
    for (const language of languages) {
      await hands.fill(dialog.getByLabel(`Title in ${language}`), title);
      await hands.fill(dialog.getByLabel(`Plural in ${language}`), plural);
    }
    await hands.choose(dialog.getByRole('combobox', { name: 'Who may see it' }), 'Program admin');
    await hands.choose(dialog.getByRole('combobox', { name: 'Who may add it' }), 'Program admin');
    await hands.choose(dialog.getByRole('combobox', { name: 'Menu' }), 'Program admin');
    await hands.press(dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByRole('tree', { name: 'Canvas' })).toBeVisible({ timeout: 60_000 });
    await publish(page, hands, `Keep ${plural}`);

    await page.goto(`${portal.url}/dashboard`);
    await settled(page);
    await hands.press(page.getByRole('link', { name: plural }));
    await hands.press(
      page.getByRole('link', { name: `Add ${title}` }).or(page.getByRole('button', { name: `Add ${title}` })),
    );
    await hands.fill(page.getByRole('main').getByRole('textbox', { name: 'Name' }), record);
    await hands.press(page.getByRole('main').locator('button[type=submit]'));
    await expect(page.getByRole('heading', { name: record })).toBeVisible();
    await page.goto(`${portal.url}/${path}`);
    await expect(page.getByRole('cell', { name: record })).toBeVisible();
    const headers = await tokenOf(page, portal, administrator);
    const list = await page.request.get(`${portal.url}/api/${path}`, { headers });
    expect(await list.json()).toMatchObject({ content: [{ name: record }] });
    console.info(`New entity with ${way}: ${hands.used()}`);
  });
}

const granted = {
  mouse: { email: people.manager, role: 'Manager', policy: 'Manager, Proxy Manager' },
  keyboard: { email: people.contractor, role: 'Contractor', policy: 'Contractor' },
};

for (const { way, handsOn } of ways) {
  test(`a role gets a property with ${way}, after a confirmation`, long, async ({ page, portal }) => {
    test.slow();
    const hands = handsOn(page);
    const { email, role, policy } = granted[hands.name];
    await beSignedIn(page, portal, administrator);
    const made = await page.request.post(`${portal.url}/api/project`, {
      headers: await tokenOf(page, portal, people.manager),
      data: projectBody({}, { candidateEmail: people.contractor }),
    });
    const { projectNumber }: { readonly projectNumber: string } = await made.json();
    const read = async () => {
      const headers = await tokenOf(page, portal, email);
      const answer = await page.request.get(`${portal.url}/api/projects/${projectNumber}`, { headers });
      const { currentStatus }: { readonly currentStatus: Readonly<Record<string, unknown>> } = await answer.json();
      return currentStatus;
    };
    expect(await read()).not.toHaveProperty('createdBy');

    await openStudio(page, portal, hands);
    await openDefinition(page, hands, 'entity', 'project');
    await selectPart(page, hands, ['Properties', 'Current status', 'Properties', 'Created by']);
    await hands.pick(page.getByRole('combobox', { name: 'Allow' }), policy, policy);
    const confirmed = await publish(page, hands, `Show ${role} who has decided`);
    expect(confirmed.join()).toContain(role);

    expect(await read()).toMatchObject({ createdBy: people.manager });
    console.info(`Property for a role with ${way}: ${hands.used()}`);
  });
}

const harborManager = 'isabel.nunez@harbor.example';

const loosened = {
  mouse: { property: 'Project description', field: 'projectDescription', company: 2 },
  keyboard: { property: 'Job function description', field: 'jobFunctionDescription', company: 1 },
};

for (const { way, handsOn } of ways) {
  test(`a field is no longer required for one company with ${way}`, long, async ({ page, portal }) => {
    test.slow();
    const hands = handsOn(page);
    const { property, field, company } = loosened[hands.name];
    await beSignedIn(page, portal, administrator);
    const companies = await page.request.get(`${portal.url}/api/company/list`, {
      headers: await tokenOf(page, portal, administrator),
    });
    const { content }: { readonly content: readonly { readonly companyId: number; readonly name: string }[] } =
      await companies.json();
    const name = content.find(({ companyId }) => companyId === company)?.name ?? '';
    const send = async (companyId: number) => {
      const headers = await tokenOf(page, portal, companyId === 1 ? people.manager : harborManager);
      // Only the first company asks for further fields.
      const asked = companyId === 1 ? {} : { additionalFields: [] };
      const data = { ...projectBody({ companyId, ...asked }), [field]: undefined };
      const answer = await page.request.post(`${portal.url}/api/project`, { headers, data });
      return answer.ok() ? 'accepted' : await answer.text();
    };
    expect(await send(company)).toContain(field);

    await openStudio(page, portal, hands);
    await openDefinition(page, hands, 'entity', 'project');
    await selectPart(page, hands, ['Properties', property]);
    const required = page.getByRole('region', { name: 'Required' });
    await hands.choose(required.getByRole('combobox', { name: 'Required when' }), 'Except for users of one: Company');
    await hands.choose(required.getByRole('combobox', { name: 'Company' }), name);
    await publish(page, hands, `${name} need not fill in the ${property}`);

    expect(await send(company)).toBe('accepted');
    expect(await send(3 - company)).toContain(field);
    console.info(`Requirement for one company with ${way}: ${hands.used()}`);
  });
}

const reworded = {
  mouse: { email: people.manager, subject: 'Choose a password that only you know' },
  keyboard: { email: people.contractor, subject: 'Your link to a new password' },
};

for (const { way, handsOn } of ways) {
  test(`a mail is reworded with ${way}, and arrives so`, long, async ({ page, portal }) => {
    test.slow();
    const hands = handsOn(page);
    const { email, subject } = reworded[hands.name];
    await beSignedIn(page, portal, administrator);
    await openStudio(page, portal, hands);
    await openDefinition(page, hands, 'template', 'password-reset');
    const text = page.getByRole('region', { name: 'subject', exact: true });
    await hands.fill(text.getByLabel('English'), subject);
    const correct = text.getByRole('button', { name: 'Still correct' });
    for (const left of [3, 2, 1]) {
      await expect(correct).toHaveCount(left);
      await hands.press(correct.first());
    }
    await publish(page, hands, 'Say what the link is for');

    const asked = await page.request.get(`${portal.url}/api/auth/user/password/${email}/reset`);
    expect(asked.ok()).toBe(true);
    const mail = await openMail(page, await waitForMail(page, portal, { to: email, subject }));
    await expect(mail.getByText(subject).first()).toBeVisible();
    console.info(`Mail with ${way}: ${hands.used()}`);
  });
}
