import { defineConfig } from 'vitest/config';

/** What takes too long for every run: the same proofs as in the short suite, with every case instead of a sample. */
export default defineConfig({
  test: {
    include: [
      'tests/long/**/*.long.ts',
      'tests/long/**/*.test.ts',
      'tests/walk/crooked/*.long.ts',
      // In the short suite these ask one database; here each of them.
      'tests/access/fields.test.ts',
      'tests/access/forbiddenKeys.test.ts',
      'tests/access/hostileInput.test.ts',
      'tests/agreement/forms.test.ts',
      'portal/tests/releases/editions.test.ts',
    ],
    globalSetup: 'server/testing/nameRun.ts',
    maxWorkers: 2,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
