import { handwrittenStories } from './handwrittenStories.ts';
import { testStories } from './testStories.tsx';

testStories(
  [...handwrittenStories].map(([title, stories]) => ({
    title,
    stories: Object.keys(stories),
    load: async () => stories,
  })),
);
