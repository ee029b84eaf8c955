import type { Page, Route } from '@playwright/test';
import { collectAsts, collectCompiledMessages, expressions, releaseFor } from '#compiler';
import { type Release, rightsOf } from '#engine';
import { toUser } from '../../renderer/session/toUser.ts';
import { administrator, demoPassword } from '../e2e/people.ts';

type Json = Readonly<Record<string, unknown>>;

/** What walks change of a release. */
interface DrawnRelease {
  readonly menus: Readonly<Record<string, { readonly items: unknown[] }>>;
  readonly screens: Readonly<Record<string, { trail?: readonly string[] }>>;
}

const me = /\/api\/auth\/user\/me$/;
const ownPart = /\/definitions\/\w+\/[^/]+\/portal\.json$/;

/**
 * Lets the page believe something else about the signed-in person than the server says. Somebody with other roles is
 * given the part of the release that these roles reach.
 */
export async function seenAs(page: Page, changes: Json): Promise<void> {
  await page.unroute(me);
  await page.route(me, async (route) => {
    const answer = await route.fetch();
    const person: Json = await answer.json();
    await route.fulfill({ response: answer, json: { ...person, ...onTheWire(changes) } });
  });
  if (changes['roles'] === undefined) return;
  await page.unroute(ownPart);
  await page.route(ownPart, async (route) => {
    const release = await readWholeRelease(page, route);
    const { origin } = new URL(route.request().url());
    const { authorization = '' } = await route.request().allHeaders();
    const answer = await page.request.get(`${origin}/api/auth/user/me`, { headers: { authorization } });
    const told: Json = await answer.json();
    const person: Json = { ...told, roles: told['rolesList'], ...changes };
    const part = releaseFor(release, rightsOf({ user: toUser(person, release), expressions }, release));
    const messages = collectCompiledMessages(part.texts['en'] ?? {});
    await route.fulfill({ json: { release: part, trees: collectAsts(part), messages } });
  });
}

/** Roles are a comma text on the wire, and a list under another name. */
function onTheWire({ roles, ...changes }: Json): Json {
  return roles === undefined ? changes : { ...changes, rolesList: roles };
}

/** The release that a part is fetched of, whole, as an administrator reads it. */
async function readWholeRelease(page: Page, part: Route): Promise<Release> {
  const { origin, pathname } = new URL(part.request().url());
  const [, , hash = ''] = pathname.split('/');
  const login = await page.request.post(`${origin}/api/auth/login`, {
    data: { username: administrator, password: demoPassword },
  });
  const { accessToken }: { readonly accessToken: string } = await login.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await page.request.get(`${origin}/definitions/${hash}/release.json`, { headers });
  const release: Release = await answer.json();
  return release;
}

/** Functions that the signed-in person holds, as the server tells the page. */
export async function functionsOf(page: Page): Promise<readonly number[]> {
  const told = page.waitForResponse(me);
  await page.reload();
  const person: { readonly functionalIds: readonly number[] } = await (await told).json();
  return person.functionalIds;
}

/** Lets the page draw a release that differs from the one of the server. */
export async function withRelease(page: Page, change: (release: DrawnRelease) => void): Promise<void> {
  await page.route(ownPart, async (route) => {
    const answer = await route.fetch();
    const part: { readonly release: DrawnRelease } = await answer.json();
    change(part.release);
    await route.fulfill({ response: answer, json: part });
  });
}
