import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,machines,api,renderer,server,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**', ...(process.env['LONG_TESTS'] ? [] : ['tests/long/**'])],
    // Each database test holds a whole PostgreSQL in memory: two at once is what a small machine bears.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
