import type { Page } from '@playwright/test';

type Json = Readonly<Record<string, unknown>>;

/** What walks change of a release. */
interface DrawnRelease {
  readonly menus: Readonly<Record<string, { readonly items: unknown[] }>>;
  readonly screens: Readonly<Record<string, { trail?: readonly string[] }>>;
}

/** Lets the page believe something else about the signed-in person than the server says. */
export async function seenAs(page: Page, changes: Json): Promise<void> {
  await page.unroute(me);
  await page.route(me, async (route) => {
    const answer = await route.fetch();
    const person: Json = await answer.json();
    await route.fulfill({ response: answer, json: { ...person, ...changes } });
  });
}

const me = /\/api\/auth\/user\/me$/;

/** Functions that the signed-in person holds, as the server tells the page. */
export async function functionsOf(page: Page): Promise<readonly number[]> {
  const told = page.waitForResponse(me);
  await page.reload();
  const person: { readonly functionalIds: readonly number[] } = await (await told).json();
  return person.functionalIds;
}

/** Lets the page draw a release that differs from the one of the server. */
export async function withRelease(page: Page, change: (release: DrawnRelease) => void): Promise<void> {
  await page.route(/\/definitions\/\w+\/portal\.json$/, async (route) => {
    const answer = await route.fetch();
    const part: { readonly release: DrawnRelease } = await answer.json();
    change(part.release);
    await route.fulfill({ response: answer, json: part });
  });
}
