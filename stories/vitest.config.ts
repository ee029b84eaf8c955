import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyModules } from './node/storyModules.ts';

const repository = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const executablePath = process.env['CHROMIUM'];
const stories = ['stories/run/*.browser.tsx'];
const late = 'stories/run/late.browser.tsx';

export default defineConfig({
  root: repository,
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite-stories', import.meta.url)),
  plugins: [storyModules(repository), react()],
  optimizeDeps: {
    // Dependencies that are discovered while the tests run would reload the page.
    entries: [
      'stories/run/*.browser.tsx',
      'stories/{foreign,stage}/*.{ts,tsx}',
      'renderer/**/*.tsx',
      'stories/**/*.stories.tsx',
    ],
    include: ['react/jsx-dev-runtime', 'react/jsx-runtime', 'axe-core', '@emotion/cache', '@emotion/react'],
  },
  server: { host: '127.0.0.1' },
  test: {
    projects: [
      // A page runs many files, because loading all modules for each of them takes longer than most tests.
      { extends: true, test: { name: 'stories', include: stories, exclude: [late], isolate: false } },
      // What is loaded late must not have been loaded for another file.
      { extends: true, test: { name: 'late', include: [late] } },
    ],
    // The first test of a file waits until Vite has transformed all that it imports, on a machine that runs other tests.
    testTimeout: 120_000,
    maxWorkers: 3,
    env: { CATALOGUE: process.env['CATALOGUE'] ?? 'en-light' },
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
