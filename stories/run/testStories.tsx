import { describe, expect, test } from 'vitest';
import { type Looks, locales } from '../stage/Looks.ts';
import type { CatalogueStory } from '../stage/storyOf.tsx';
import { examineStory } from './examineStory.tsx';
import { isSample } from './isSample.ts';

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
const one = isSample ? 'en-light' : wanted;
const looks = everyLook.filter(({ locale, theme }) => one === 'all' || one === `${locale}-${theme}`);

const clean = { axe: [], console: [], drawing: [] };

/**
 * Creates a test for each story: it must render completely, without violations of axe and without messages on the
 * console.
 */
export function testStories(modules: readonly StoriesToTest[]): void {
  for (const [index, { title, stories, load }] of modules.entries()) {
    const drawn = isSample ? sampleOf(title, stories, index) : stories;
    if (drawn.length === 0) continue;
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

/**
 * Returns a few of the stories under a title, others for each title, so that every role and every state is rendered.
 * Screens differ by role and often look the same; the questions of a flow have the same few kinds of answers, and mails
 * differ in their words.
 */
function sampleOf(title: string, stories: readonly string[], index: number): readonly string[] {
  const group = title.split('/').at(-2);
  // One of four screens: their blocks are those of the others, and the end-to-end tests open most of them.
  if (group === 'Screens') return index % 4 === 0 ? everyNth(stories, stories.length, index) : [];
  if (group === 'Forms') return everyNth(stories, 9, index);
  // The steps of one variant of a wizard are often those of another one.
  if (group === 'Wizards') return everyNth(stories, 3, index);
  if (group === 'Mails') return everyNth(stories, 6, index);
  if (group !== 'Flows') return stories;
  const questions = stories.filter((name) => name.startsWith('Question'));
  const others = stories.filter((name) => !questions.includes(name));
  return [...everyNth(others, 8, index), ...everyNth(questions, 24, index)];
}

/** Returns every n-th value, beginning with one of the first by turns. */
function everyNth(values: readonly string[], step: number, index: number): readonly string[] {
  return values.filter((_value, at) => at % step === index % step);
}
