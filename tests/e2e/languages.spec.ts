import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { people } from './people.ts';
import { type Catalogue, readTexts } from './readTexts.ts';
import { contractorSteps, publicScreens, type RoadScreen, screensOf, visit, wizardScreens } from './roadScreens.ts';
import { beSignedIn } from './signIn.ts';
import { walkToClientQuestions, walkToJob } from './walkAhead.ts';

test.use({ story: 'languages' });

/** Every text a reader can see or hear on the page, in the words that stand there. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(node.getAttribute(name) ?? '');
      } else if (node.parentElement?.checkVisibility() === true) found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** English words for which the language has other words. */
function foreignWords(english: Catalogue, own: Catalogue): ReadonlySet<string> {
  const known = new Set(Object.values(own));
  return new Set(Object.values(english).filter((text) => !known.has(text)));
}

test.beforeAll(async ({ browser, portal }) => {
  const manager = await browser.newPage();
  await beSignedIn(manager, portal, people.manager);
  await walkToJob(manager, portal);
  await manager.close();
  const contractor = await browser.newPage();
  await beSignedIn(contractor, portal, people.contractor);
  await walkToClientQuestions(contractor, portal);
  await contractor.close();
});

const readers: readonly (readonly [string, string | undefined, readonly RoadScreen[]])[] = [
  ['before the sign-in', undefined, publicScreens],
  [
    'manager',
    people.manager,
    [...screensOf.manager.filter(({ path }) => path !== '/manager/evaluations'), ...wizardScreens],
  ],
  [
    'contractor',
    people.contractor,
    [...screensOf.contractor.filter(({ path }) => !path.includes('?')), ...contractorSteps],
  ],
  ['program admin', people.programAdmin, screensOf.programAdmin],
  ['subvendor', people.subvendor, screensOf.subvendor],
];

for (const locale of ['fr', 'ro', 'zh']) {
  test(`no screen of the road speaks English to a reader of ${locale}`, async ({ browser, portal }) => {
    const [english, own] = await Promise.all([readTexts(portal, 'en'), readTexts(portal, locale)]);
    const foreign = foreignWords(english, own);
    for (const [who, email, screens] of readers) {
      const page = await browser.newPage();
      await page.addInitScript((chosen) => window.localStorage.setItem('locale', chosen), locale);
      if (email !== undefined) await beSignedIn(page, portal, email);
      for (const screen of screens) {
        await visit(page, portal, screen, own);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const left = (await textsOf(page)).filter((text) => foreign.has(text));
        expect.soft(left, `${who}: ${screen.name}`).toEqual([]);
      }
      await page.close();
    }
  });
}
