import { expect, long, test } from './fixtures.ts';
import { foreignTexts } from './foreignTexts.ts';
import { people } from './people.ts';
import { readTexts } from './readTexts.ts';
import { contractorSteps, publicScreens, type RoadScreen, screensOf, visit, wizardScreens } from './roadScreens.ts';
import { beSignedIn } from './signIn.ts';
import { walkToClientQuestions, walkToJob } from './walkAhead.ts';
import { writeMails } from './writeMails.ts';

test.use({ story: 'languages' });

test.beforeAll(async ({ browser, portal }) => {
  await writeMails(portal);
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
    [...screensOf.manager.filter(({ path }) => !path.startsWith('/manager/evaluations?draft=')), ...wizardScreens],
  ],
  [
    'contractor',
    people.contractor,
    [...screensOf.contractor.filter(({ path }) => !path.includes('?')), ...contractorSteps],
  ],
  ['program admin', people.programAdmin, screensOf.programAdmin],
  ['subvendor', people.subvendor, screensOf.subvendor],
];

// A text that is in no catalogue is English in every language; the gate checks that no catalogue is incomplete. In the
// short suite, accessibility.spec.ts reads the screens of each role in French.
for (const locale of ['fr', 'ro', 'zh']) {
  test(`no screen of the road speaks English to a reader of ${locale}`, long, async ({ browser, portal }) => {
    const [english, own] = await Promise.all([readTexts(portal, 'en'), readTexts(portal, locale)]);
    for (const [who, email, screens] of readers) {
      const page = await browser.newPage();
      await page.addInitScript((chosen) => window.localStorage.setItem('locale', chosen), locale);
      if (email !== undefined) await beSignedIn(page, portal, email);
      for (const screen of screens) {
        await visit(page, portal, screen, own);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        if (screen.isRecord) continue;
        expect.soft(await foreignTexts(page.locator('body'), english, own), `${who}: ${screen.name}`).toEqual([]);
      }
      await page.close();
    }
  });
}
