import { describe, expect, test } from 'vitest';
import { type Looks, locales } from '../stage/Looks.ts';
import type { CatalogueStory } from '../stage/storyOf.tsx';
import { examineStory } from './examineStory.tsx';

/** Stories under one title, loaded when they are first drawn. */
export interface StoriesToTest {
  readonly title: string;
  readonly stories: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, CatalogueStory>>>;
}

const everyLook: readonly Looks[] = locales.flatMap((locale) => [
  { locale, theme: 'light' },
  { locale, theme: 'dark' },
]);

/** Which looks are drawn: `all`, or one such as `fr-dark`. */
const wanted: unknown = import.meta.env['CATALOGUE'];
const looks = everyLook.filter(({ locale, theme }) => wanted === 'all' || wanted === `${locale}-${theme}`);

const clean = { axe: [], console: [], drawing: [] };

/** Makes a test of each story: drawn, at rest, without a finding of axe and without a word on the console. */
export function testStories(modules: readonly StoriesToTest[]): void {
  for (const { title, stories, load } of modules) {
    describe(title, () => {
      test.for(stories.flatMap((name) => looks.map((look) => ({ name, ...look }))))(
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
