declare module 'virtual:stories/catalogue.js' {
  import type { StoriesToTest } from './run/testStories.tsx';

  const entries: readonly StoriesToTest[];
  export default entries;
}

declare module 'virtual:stories/set/definitions.js' {
  import type { StorySet } from './stage/StorySet.ts';

  const set: StorySet;
  export default set;
}
