import { defineConfig } from 'vitest/config';

/** The tests that mutants are run against: those of the rooms that `stryker.config.mjs` names, and the corpus. */
export default defineConfig({
  test: {
    include: [
      'engine/{access,lifecycles,operations}/**/*.test.ts',
      'machines/lifecycle/**/*.test.ts',
      'server/{ownership,events,accounts}/**/*.test.ts',
      'portal/tests/accounts/**/*.test.ts',
      'server/operations/{shapeResult,runOperation}.test.ts',
      'tests/conformance/conformance.test.ts',
      'tests/contract/**/*.test.ts',
    ],
    // Hashes hundreds of passwords; what it proves is proven without them in loginThrottle.test.ts.
    exclude: ['server/accounts/guessedPassword.long.test.ts'],
    globalSetup: [
      'server/testing/nameRun.ts',
      'server/testing/saveMigratedSnapshot.ts',
      'portal/testing/portalTables.ts',
    ],
    // Each mutant gets a worker of its own: its test files share what they import.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
