import type { CatalogueStory } from '../stage/storyOf.tsx';

type StoryModule = { readonly default: { readonly title: string } } & Readonly<Record<string, unknown>>;

const modules = import.meta.glob<StoryModule>(
  ['../look/*.stories.tsx', '../../renderer/{blocks,widgets}/*/*.stories.tsx'],
  { eager: true },
);

/** The handwritten stories, by title and export. */
export const handwrittenStories: ReadonlyMap<string, Readonly<Record<string, CatalogueStory>>> = new Map(
  Object.values(modules).map(({ default: meta, ...stories }) => [
    meta.title,
    Object.fromEntries(Object.entries(stories).filter((entry): entry is [string, CatalogueStory] => isStory(entry[1]))),
  ]),
);

function isStory(value: unknown): value is CatalogueStory {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}
