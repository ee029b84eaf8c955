import { expect, type Locator, type Page } from '@playwright/test';
import { takeUpDraft } from '../../../e2e/fillProject.ts';
import { dialogOf } from '../../../e2e/findParts.ts';
import { people } from '../../../e2e/people.ts';
import { beSignedIn } from '../../../e2e/signIn.ts';
import type { Portal } from '../../../e2e/startPortal.ts';
import { createProject, signedInAs } from '../../createProject.ts';
import { openProject } from '../../openProject.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A page of one person, and the portal that it shows. */
export interface Window {
  readonly page: Page;
  readonly portal: Portal;
}

interface Elsewhere {
  readonly as?: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly data?: Json;
}

/** Does something elsewhere: a call of somebody with a session of their own. */
export async function elsewhere({ page, portal }: Window, call: Elsewhere): Promise<Json> {
  const { as = people.programAdmin, method = 'POST', path, data } = call;
  const answer = await page.request.fetch(`${portal.url}/api${path}`, {
    method,
    headers: { authorization: await signedInAs(page, portal, as) },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? {} : answer.json();
}

export function seenBy(window: Window, key: string, as: string = people.manager): Promise<Json> {
  return elsewhere(window, { as, method: 'GET', path: `/projects/${key}` });
}

/** Expects the same facts for the manager and the administrator of a project. */
export async function expectBoth(window: Window, key: string, facts: Json): Promise<void> {
  for (const as of [people.manager, people.programAdmin])
    expect(await seenBy(window, key, as), as).toMatchObject(facts);
}

/** The requests of a project, as the administrator lists them. */
export async function requestsOf(window: Window, key: string): Promise<unknown> {
  return (await elsewhere(window, { method: 'GET', path: `/requisitions?projectNumber=${key}` }))['content'];
}

/** A new project for the demo contractor, on the page that administrators have of it. */
export async function openNew(window: Window, as: string = people.programAdmin): Promise<string> {
  const candidate = { email: people.contractor, firstName: 'Cleo', lastName: 'Contractor' };
  const key = await createProject(window.page, window.portal, candidate);
  await beSignedIn(window.page, window.portal, as);
  await openProject(window.page, window.portal, key);
  return key;
}

/** Opens a dialog of the page by its button. */
export async function openDialog(page: Page, button: string, title = button): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const dialog = dialogOf(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The id of the evaluation of a side. */
export async function evaluationOf(window: Window, key: string, side: string): Promise<number> {
  const { content } = await elsewhere(window, { method: 'GET', path: `/evaluations?projectNumber=${key}` });
  const all: readonly Json[] = Array.isArray(content) ? content : [];
  return Number(all.find((one) => one['side'] === side)?.['id']);
}

/** The question that is put to whoever comes second. */
export function conflictOf(place: Locator): Locator {
  return place.getByRole('alert').filter({ hasText: 'Someone else changed this while you were editing.' });
}

/** Lets the answer of the next call get lost, though the server has done its work. */
export async function loseAnswer(page: Page, calls: string): Promise<void> {
  let lost = false;
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

export async function openWizard({ page, portal }: Window): Promise<void> {
  await page.goto(`${portal.url}/manager/evaluations`);
  await takeUpDraft(page);
}

/** Ends the session of a page on the server. */
export async function endSession({ page, portal }: Window): Promise<void> {
  const token = await page.evaluate(() => window.localStorage.getItem('accessToken'));
  const answer = await page.request.post(`${portal.url}/api/auth/logout`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(204);
}
