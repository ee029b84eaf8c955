import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { definitionIndexer } from '../stories/node/definitionIndexer.ts';
import { setRoots, storyModules } from '../stories/node/storyModules.ts';
import { renderedKinds } from '../stories/plan/StoryPlan.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = join(here, '..');

/** Definition files of a folder that have stories. */
const definitionsIn = (root: string): string =>
  `${relative(here, root).replaceAll('\\', '/')}/*/*.{${renderedKinds.join(',')}}.json`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/look/*.stories.tsx',
    '../renderer/{blocks,widgets}/*/*.stories.tsx',
    ...setRoots(repository).map(definitionsIn),
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // Reading the types of every component takes longer than the whole build, and stories are made of definitions.
  typescript: { reactDocgen: false },
  experimental_indexers: (known = []) => [...known, definitionIndexer(repository)],
  viteFinal: (vite) => ({
    ...vite,
    cacheDir: join(repository, 'node_modules/.cache/vite-catalogue'),
    plugins: [...(vite.plugins ?? []), storyModules(repository)],
  }),
};

export default config;
