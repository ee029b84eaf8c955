import { describe, expect, test } from 'vitest';
import { type Looks, locales } from '../stage/Looks.ts';
import type { CatalogueStory } from '../stage/storyOf.tsx';
import { examineStory } from './examineStory.tsx';

/** Stories under one title, which are loaded when they are first rendered. */
export interface StoriesToTest {
  readonly title: string;
  readonly stories: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, CatalogueStory>>>;
}

const everyLook: readonly Looks[] = locales.flatMap((locale) => [
  { locale, theme: 'light' },
  { locale, theme: 'dark' },
]);

/** What is rendered: `all`, one look such as `fr-dark`, or a `sample` in English and light. */
const wanted: unknown = import.meta.env['CATALOGUE'];
const one = wanted === 'sample' ? 'en-light' : wanted;
const looks = everyLook.filter(({ locale, theme }) => one === 'all' || one === `${locale}-${theme}`);

const clean = { axe: [], console: [], drawing: [] };

/**
 * Creates a test for each story: it must render completely, without violations of axe and without messages on the
 * console.
 */
export function testStories(modules: readonly StoriesToTest[]): void {
  for (const [index, { title, stories, load }] of modules.entries()) {
    const drawn = wanted === 'sample' && isScreen(title) ? oneOf(stories, index) : stories;
    describe(title, () => {
      test.for(drawn.flatMap((name) => looks.map((look) => ({ name, ...look }))))(
        '$name is drawn without a finding ($locale, $theme)',
        async ({ name, ...look }) => {
          const story = (await load())[name];

          const findings = story && (await examineStory(story, look));

          expect(findings).toEqual(clean);
        },
      );
    });
  }
}

/** Returns whether stories are those of a screen. They differ by role, and often look the same. */
function isScreen(title: string): boolean {
  return title.includes('/Screens/');
}

/** Returns one story of a screen, another one for each screen, so that every role is rendered. */
function oneOf(stories: readonly string[], index: number): readonly string[] {
  return stories.slice(index % stories.length).slice(0, 1);
}
