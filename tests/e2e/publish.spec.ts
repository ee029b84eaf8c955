import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { openWizard, takeUpDraft } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { demoPassword, people } from './people.ts';
import { signIn } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'publish' });

const definitions = join(import.meta.dirname, '..', '..', 'definitions');
const files = readdirSync(definitions, { recursive: true, encoding: 'utf8' });
const others = ['fr', 'ro', 'zh'];

type Json = Readonly<Record<string, unknown>>;

/** Returns a definition on disk with a further change. */
function edited(kind: string, definition: string, edit: (json: Json) => Json): Json {
  const name = `${definition}.${kind}.json`;
  const file = files.find((path) => basename(path) === name);
  if (file === undefined) throw new Error(`There is no ${name}.`);
  const json: Json = JSON.parse(readFileSync(join(definitions, file), 'utf8'));
  return { kind, definition, text: JSON.stringify(edit(json)) };
}

/** Returns the translations of a definition with an added or changed text. */
function translated(definition: string, path: string, of: string): readonly Json[] {
  return others.map((locale) => {
    const texts = files
      .filter((file) => file.endsWith(join('locale', `${locale}.json`)))
      .map((file): Json => JSON.parse(readFileSync(join(definitions, file), 'utf8')))
      .find((json) => Object.hasOwn(json, definition));
    const text = JSON.stringify({ ...Object(texts?.[definition]), [path]: { of, is: `${of} (${locale})` } });
    return { kind: 'locale', definition: `${locale}/${definition}`, text };
  });
}

const newHeading = 'Everything You Have Begun';
const newField = 'Team Motto';
const changes = [
  edited('screen', 'manager-projects', (json) => ({ ...json, title: newHeading })),
  ...translated('manager-projects.screen', 'title', newHeading),
  edited('form', 'contractor-details', (json) => ({
    ...json,
    fields: [...Object(json['fields']), { field: 'motto', title: newField, $ref: 'short-text' }],
  })),
  ...translated('contractor-details.form', 'motto.title', newField),
];

/** Calls the API as the administrator. */
async function ask(request: APIRequestContext, portal: Portal, path: string, more: Json): Promise<void> {
  const signedIn = await request.post(`${portal.url}/api/auth/login`, {
    data: { username: 'admin@formwork.example', password: demoPassword },
  });
  const { accessToken }: { readonly accessToken: string } = await signedIn.json();
  const answer = await request.post(`${portal.url}/api${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { base: await liveHash(request, portal), ...more },
    // The whole set is checked, which takes long on a machine that does other things meanwhile.
    timeout: 60_000,
  });
  expect([answer.ok(), answer.ok() ? '' : await answer.text()]).toEqual([true, '']);
}

async function liveHash(request: APIRequestContext, portal: Portal): Promise<string> {
  const { hash }: { readonly hash: string } = await (await request.get(`${portal.url}/definitions/current`)).json();
  return hash;
}

/** Fills in a field and waits until the server has saved the draft. */
async function fillAndKeep(page: Page, label: string, value: string): Promise<void> {
  const kept = page.waitForResponse((answer) => {
    const request = answer.request();
    return (
      request.method() === 'PUT' && request.url().includes('/api/drafts/') && (request.postData() ?? '').includes(value)
    );
  });
  await page.getByLabel(label).fill(value);
  expect((await kept).ok()).toBe(true);
}

test(
  'a publication shows at the next navigation, what is half filled in goes on as it began, and a rollback shows the old',
  long,
  async ({ page, portal, browser }) => {
    const { request } = page;
    const first = await liveHash(request, portal);
    await signIn(page, portal, people.manager);
    await page.goto(`${portal.url}/manager/projects`);
    await expect(heading(page, 'Project History')).toBeVisible();
    await openWizard(page);
    await fillAndKeep(page, 'Contractor Email', 'petra@freelance.example');

    await ask(request, portal, '/releases', { changes });
    await fillAndKeep(page, 'Contractor Last Name', 'Published');
    await expect(page.getByLabel('Contractor Email')).toHaveValue('petra@freelance.example');
    await expect(page.getByLabel(newField)).toHaveCount(0);

    await page.goBack();
    await expect(heading(page, newHeading)).toBeVisible();

    await openWizard(page);
    await takeUpDraft(page);
    await expect(page.getByLabel('Contractor Email')).toHaveValue('petra@freelance.example');
    await expect(page.getByLabel('Contractor Last Name')).toHaveValue('Published');
    await expect(page.getByLabel(newField)).toHaveCount(0);

    const other = await (await browser.newContext()).newPage();
    await signIn(other, portal, 'proxymanager@client.example');
    await other.goto(`${portal.url}/manager/projects`);
    await openWizard(other);
    await expect(other.getByLabel(newField)).toBeVisible();

    await ask(request, portal, `/releases/${first}/rollback`, {});
    await fillAndKeep(page, 'Contractor First Name', 'Petra');
    // The list of drafts comes first.
    await page.goBack();
    await page.goBack();
    await expect(heading(page, 'Project History')).toBeVisible();
    await openWizard(page);
    await takeUpDraft(page);
    await expect(page.getByLabel('Contractor First Name')).toHaveValue('Petra');
    await other.context().close();
  },
);
