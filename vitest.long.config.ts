import { defineConfig } from 'vitest/config';

/** What takes too long for every run: the same proofs as in the short suite, with every case instead of a sample. */
export default defineConfig({
  test: {
    include: ['tests/long/**/*.long.ts', 'tests/long/**/*.test.ts', 'tests/walk/crooked/*.long.ts'],
    globalSetup: 'server/testing/nameRun.ts',
    maxWorkers: 2,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
