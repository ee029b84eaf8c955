/** Plants faults where nobody may see or do more than the definitions allow; `npm run mutation` says which go unnoticed. */
export default {
  mutate: [
    'engine/{access,lifecycles,operations}/**/*.ts',
    'machines/lifecycle/**/*.ts',
    'server/{ownership,events,accounts}/**/*.ts',
    'server/operations/shapeResult.ts',
    '!**/*.test.ts',
    '!**/*.types.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests reach a place is known from the first run: looking for the files that import it would be done per fault.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  // Rewriting a tsconfig.json needs an interface that TypeScript 7 does not have, and Vitest reads none.
  tsconfigFile: 'none',
  // A fault in what is computed once at the start needs a run of its own for each.
  ignoreStatic: true,
  // The first run is that of all tests, with databases.
  dryRunTimeoutMinutes: 30,
  // A busy machine is no endless loop.
  timeoutMS: 20_000,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/data', '/dist', '/.cache', '/test-results', '/playwright-report', '/bench/results'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 85, break: 85 },
};
