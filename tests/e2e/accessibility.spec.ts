import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isLongSuite } from '../isLongSuite.ts';
import { answerClientQuestions } from './answerClientQuestions.ts';
import { answerQuestions } from './answerQuestions.ts';
import { fillContractor, fillJob, next, pickPlace } from './fillProject.ts';
import { heading } from './findParts.ts';
import { expect, long, test } from './fixtures.ts';
import { foreignTexts } from './foreignTexts.ts';
import { people } from './people.ts';
import { type Catalogue, readTexts } from './readTexts.ts';
import { publicScreens, type RoadScreen, screensOf, visit } from './roadScreens.ts';
import { beSignedIn } from './signIn.ts';
import type { Portal } from './startPortal.ts';
import { walkToClientQuestions } from './walkAhead.ts';
import { writeMails } from './writeMails.ts';

test.use({ story: 'accessibility' });

/** Returns the accessibility violations of the page: each rule with the elements. */
async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // During the transition between themes, a color is neither of the two.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // There are no frames, so the legacy mode without a page of its own is enough. The active rules do not read the text
  // of style sheets.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: { assets: ['media'] } });
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** Presses the button of a theme, and waits until the other one is offered. */
async function turnTheme(page: Page, to: 'dark' | 'light', texts: Catalogue): Promise<void> {
  const buttonOf = (theme: string) =>
    page.getByRole('button', { name: texts[`engine/${theme}Theme`] ?? '', exact: true, includeHidden: true });
  // The button exists below an open dialog, but cannot be clicked.
  await buttonOf(to).dispatchEvent('click');
  await expect(buttonOf(to === 'dark' ? 'light' : 'dark')).toHaveCount(1);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Widths in pixels of a tablet in both directions, and of a telephone. */
const narrower = isLongSuite ? [1024, 768, 390] : [390];

/** Examines the page in both themes and at all widths. Violations of one screen do not hide those of later ones. */
async function examine(page: Page, name: string, texts: Catalogue): Promise<void> {
  const soft = expect.configure({ soft: true });
  await soft.poll(() => overflow(page), `${name}, 1440 px wide`).toBe(0);
  // Only colors depend on the theme; those of light mode are also examined in every story of the catalogue.
  if (isLongSuite)
    soft(await axeFindings(page, ['color-contrast', 'link-in-text-block']), `${name}, light`).toEqual([]);
  await turnTheme(page, 'dark', texts);
  soft(await axeFindings(page), `${name}, dark`).toEqual([]);
  await turnTheme(page, 'light', texts);
  for (const width of narrower) {
    await page.setViewportSize({ width, height: 844 });
    await soft.poll(() => overflow(page), `${name}, ${width} px wide`).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

interface Reader {
  readonly locale: string;
  readonly screens: readonly RoadScreen[];
}

/** Examines screens in a language, and checks the translations if it is not English. */
async function examineAll(page: Page, portal: Portal, { locale, screens }: Reader): Promise<void> {
  const [english, texts] = await Promise.all([readTexts(portal, 'en'), readTexts(portal, locale)]);
  await page.addInitScript((chosen) => window.localStorage.setItem('locale', chosen), locale);
  for (const screen of screens) {
    await visit(page, portal, screen, texts);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    if (locale !== 'en' && !screen.isRecord)
      expect.soft(await foreignTexts(page.locator('body'), english, texts), `${screen.name}, ${locale}`).toEqual([]);
    await examine(page, screen.name, texts);
  }
}

/**
 * Reads the page in another language, or in every language in `npm run test:long`. Pages that need many steps are not
 * opened again.
 */
async function readInAllLanguages(page: Page, portal: Portal, name: string): Promise<void> {
  const english = await readTexts(portal, 'en');
  let spoken = english;
  for (const locale of isLongSuite ? ['fr', 'ro', 'zh', 'en'] : ['fr', 'en']) {
    const own = await readTexts(portal, locale);
    await page.getByRole('button', { name: new RegExp(`^${spoken['engine/language']} `) }).click();
    spoken = own;
    await page
      .getByRole('menuitem')
      .and(page.locator(`[lang=${locale}]`))
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('menu')).toHaveCount(0);
    // A toast keeps its language. What the server wrote is loaded again in the new language.
    const left = () => foreignTexts(page.getByRole('main'), english, own);
    if (locale !== 'en') await expect.configure({ soft: true }).poll(left, `${name}, ${locale}`).toEqual([]);
  }
}

test.beforeAll(async ({ portal }) => {
  await writeMails(portal);
});

/** In the short suite, every sixth screen. */
function sampleOf<Screen>(screens: readonly Screen[]): readonly Screen[] {
  return screens.filter((_, index) => isLongSuite || index % 6 === 1);
}

// French texts are longer; in English every screen is also a story of the catalogue. The short suite examines some
// screens of one role, because pages have much in common.
for (const locale of ['fr', 'en'] as const) {
  const sampled = locale === 'fr' ? {} : long;
  test(`everybody can use the screens before the sign-in, ${locale}`, sampled, async ({ page, portal }) => {
    await examineAll(page, portal, { locale, screens: sampleOf(publicScreens) });
  });

  for (const role of ['manager', 'contractor', 'programAdmin', 'subvendor'] as const) {
    const details = role === 'manager' ? sampled : long;
    test(`everybody can use the screens of the role ${role}, ${locale}`, details, async ({ page, portal }) => {
      await beSignedIn(page, portal, people[role]);
      await examineAll(page, portal, { locale, screens: sampleOf(screensOf[role]) });
    });
  }
}

test('everybody can use the steps of a new project', long, async ({ page, portal }) => {
  const english = await readTexts(portal, 'en');
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/evaluations`);
  await fillContractor(page, {
    email: 'axel@freelance.example',
    firstName: 'Axel',
    lastName: 'Axe',
    phone: '2025550144',
  });
  await examine(page, 'contractor details', english);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await readInAllLanguages(page, portal, 'work location');
  await pickPlace(page);
  await examine(page, 'work location', english);
  await next(page);
  await expect(heading(page, 'Job Details')).toBeVisible();
  await readInAllLanguages(page, portal, 'job details');
  await fillJob(page, 'Accessible project');
  await examine(page, 'job details', english);
  await next(page);
  await expect(heading(page, 'Evaluation')).toBeVisible();
  await answerQuestions(page, 21);
  await expect(heading(page, 'Thank you')).toBeVisible();
  await examine(page, 'thanks to a manager', english);
  await readInAllLanguages(page, portal, 'thanks to a manager');
});

test('everybody can use the steps of a contractor', long, async ({ page, portal }) => {
  const english = await readTexts(portal, 'en');
  await beSignedIn(page, portal, people.contractor);
  await walkToClientQuestions(page, portal);
  await answerClientQuestions(page);
  await examine(page, 'client specific questions', english);
  await readInAllLanguages(page, portal, 'client specific questions');
  await next(page);
  await expect(heading(page, 'Evaluation')).toBeVisible();
  await examine(page, 'question', english);
  await answerQuestions(page, 21);
  await expect(heading(page, 'Thank you')).toBeVisible();
  await examine(page, 'thanks to a contractor', english);
  await readInAllLanguages(page, portal, 'thanks to a contractor');
});

test('everybody can read the page that follows a fault', async ({ browser, portal }) => {
  const english = await readTexts(portal, 'en');
  const all = ['en', 'fr', 'ro', 'zh'];
  for (const locale of isLongSuite ? all : all.slice(1, 2)) {
    const page = await browser.newPage();
    await page.addInitScript((chosen) => window.localStorage.setItem('locale', chosen), locale);
    const own = await readTexts(portal, locale);
    await page.goto(`${portal.url}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const theme of ['dark', 'light'] as const) {
      await page.getByRole('button', { name: own[`engine/${theme}Theme`] ?? '', exact: true }).click();
      // A rendered page does not fail by itself, so a function of the browser is removed when the page is left.
      const link = page.locator('a[href="/forgotpassword"]');
      await link.evaluate((pressed) => {
        Object.defineProperty(window, 'matchMedia', {
          value: () => {
            throw new Error('taken away');
          },
        });
        if (pressed instanceof HTMLElement) pressed.click();
      });
      await expect(page.getByRole('heading', { name: own['engine/faultTitle'] ?? '', level: 1 })).toBeVisible();
      expect.soft(await axeFindings(page), `page of a fault, ${locale}, ${theme}`).toEqual([]);
      if (locale !== 'en')
        expect.soft(await foreignTexts(page.locator('body'), english, own), `page of a fault, ${locale}`).toEqual([]);
      await page.goto(`${portal.url}/login`);
    }
    await page.close();
  }
});
