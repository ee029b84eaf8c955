import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,compiler,machines,api,renderer,server,portal,stories,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/long/**', '**/node_modules/**'],
    globalSetup: 'server/testing/nameRun.ts',
    // Each database test holds a whole PostgreSQL in memory: two at once is what a small machine bears.
    maxWorkers: 2,
    // The whole server and the definitions are imported once a worker: no test replaces a module, so none can reach another.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
