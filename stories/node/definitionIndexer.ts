import type { Indexer } from 'storybook/internal/types';
import { renderedKinds } from '../plan/StoryPlan.ts';
import { listStories } from './listStories.ts';
import { storyModuleId } from './storyModules.ts';

/** Creates the indexer that lists the stories of definition files for Storybook. */
export function definitionIndexer(repository: string): Indexer {
  return {
    test: new RegExp(`\\.(?:${renderedKinds.join('|')})\\.json$`),
    createIndex: async (file) => {
      const { title, stories } = listStories(file, repository);
      return stories.map(({ name, exportName }) => ({
        type: 'story',
        importPath: storyModuleId(file, repository),
        exportName,
        name,
        title,
        tags: ['definition'],
      }));
    },
  };
}
