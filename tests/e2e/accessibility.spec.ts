import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerClientQuestions } from './answerClientQuestions.ts';
import { fillContractor, fillJob, next, pickPlace } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, test } from './fixtures.ts';
import { people } from './people.ts';
import { type Catalogue, readTexts } from './readTexts.ts';
import { publicScreens, type RoadScreen, screensOf, visit } from './roadScreens.ts';
import { beSignedIn } from './signIn.ts';
import type { Portal } from './startPortal.ts';
import { walkToClientQuestions } from './walkAhead.ts';

test.use({ story: 'accessibility' });

/** Accessibility findings of the page as it stands: rule and the elements it names. */
async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // A color on its way from one theme to the other is neither.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // There are no frames, so the findings need no page of their own to be put together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

async function turnTheme(page: Page, to: 'Dark' | 'Light'): Promise<void> {
  // Below an open dialog the button is there, but out of reach.
  await page.getByRole('button', { name: `${to} theme`, includeHidden: true }).dispatchEvent('click');
  const other = to === 'Dark' ? 'Light' : 'Dark';
  await expect(page.getByRole('button', { name: `${other} theme`, includeHidden: true })).toHaveCount(1);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Looks at the page in both themes and at both widths; a finding does not hide those of the screens after it. */
async function examine(page: Page, name: string): Promise<void> {
  const soft = expect.configure({ soft: true });
  await soft.poll(() => overflow(page), `${name}, 1440 px wide`).toBe(0);
  soft(await axeFindings(page), `${name}, light`).toEqual([]);
  await turnTheme(page, 'Dark');
  // The theme changes colors and nothing else.
  soft(await axeFindings(page, ['color-contrast', 'link-in-text-block']), `${name}, dark`).toEqual([]);
  await turnTheme(page, 'Light');
  await page.setViewportSize({ width: 390, height: 844 });
  await soft.poll(() => overflow(page), `${name}, 390 px wide`).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function examineAll(page: Page, portal: Portal, screens: readonly RoadScreen[]): Promise<void> {
  const texts: Catalogue = await readTexts(portal, 'en');
  for (const screen of screens) {
    await visit(page, portal, screen, texts);
    await examine(page, screen.name);
  }
}

test('everybody can use the screens before the sign-in', async ({ page, portal }) => {
  await examineAll(page, portal, publicScreens);
});

for (const role of ['manager', 'contractor', 'programAdmin', 'subvendor'] as const) {
  test(`everybody can use the screens of the role ${role}`, async ({ page, portal }) => {
    await beSignedIn(page, portal, people[role]);
    await examineAll(page, portal, screensOf[role]);
  });
}

test('everybody can use the steps of a new project', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/evaluations`);
  await fillContractor(page, {
    email: 'axel@freelance.example',
    firstName: 'Axel',
    lastName: 'Axe',
    phone: '2025550144',
  });
  await examine(page, 'contractor details');
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  await examine(page, 'work location');
  await next(page);
  await expect(heading(page, 'Job Details')).toBeVisible();
  await fillJob(page, 'Accessible project');
  await examine(page, 'job details');
});

test('everybody can use the steps of a contractor', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.contractor);
  await walkToClientQuestions(page, portal);
  await answerClientQuestions(page);
  await examine(page, 'client specific questions');
  await next(page);
  await expect(heading(page, 'Evaluation')).toBeVisible();
  await examine(page, 'question');
});
