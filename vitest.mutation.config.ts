import { defineConfig } from 'vitest/config';

/** The tests that mutants are run against: those of the rooms that `stryker.config.mjs` names, and the corpus. */
export default defineConfig({
  test: {
    include: [
      'engine/{access,lifecycles,operations}/**/*.test.ts',
      'server/{ownership,events,accounts}/**/*.test.ts',
      'server/http/{shapeResult,runOperation}.test.ts',
      'tests/access/sameRecords.test.ts',
      'tests/conformance/conformance.test.ts',
      'tests/contract/**/*.test.ts',
    ],
    globalSetup: 'server/testing/nameRun.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
