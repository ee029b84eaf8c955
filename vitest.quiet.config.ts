import { defineConfig } from 'vitest/config';

/** Tests that measure how long something takes: one at a time, on a machine that does nothing else. */
export default defineConfig({
  test: {
    include: ['tests/long/**/*.quiet.ts'],
    globalSetup: 'server/testing/nameRun.ts',
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
