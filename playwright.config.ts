import { defineConfig } from '@playwright/test';

// What the browser shows does not depend on the database: on PostgreSQL the stories with a crash or a publication are
// walked in `npm run test:long`. They are the longest, and begin first: at the end all workers have something left to do.
const walksPostgres = process.env['TEST_DATABASE_URL'] !== undefined && process.env['EVERY_DATABASE'] !== undefined;
// What the short suite leaves out.
const isShort = process.env['EVERY_LANGUAGE'] === undefined;
const databases = walksPostgres ? (['postgres', 'pglite'] as const) : (['pglite'] as const);
const onPostgres = ['road.spec.ts', 'publish.spec.ts', 'resume.spec.ts'];
// A file is walked by one worker. The longest begin first, for the same reason.
const longest = ['accessibility.spec.ts', 'road.spec.ts', 'keyboard.spec.ts'];

// What walks crooked meets the database at its edges: on PostgreSQL too.
const walks = databases.map((name) => ({
  name: name === 'pglite' ? 'walk' : `walk-${name}`,
  testDir: name === 'pglite' ? 'tests/walk' : 'tests/walk/crooked',
  testMatch: '**/*.spec.ts',
  metadata: { database: name },
}));

// Milliseconds before each step. A person is slower than a robot: what is saved, looked up or settled a moment later has
// happened when they go on.
const pause = Number(process.env['PAUSE'] ?? 0);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/prepareData.ts',
  // Each worker has a server and a browser, which wait for each other half of the time: three keep two cores busy.
  workers: 3,
  // A busy machine may be late once; what passes only at the second try is named at the end.
  retries: 1,
  ...(isShort ? { grepInvert: /@long/ } : {}),
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Nothing slides or fades: a machine without a graphics card draws every step of it by hand.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      slowMo: pause,
      ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
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
  },
  projects: [
    ...databases.flatMap((name) => {
      const shared = { metadata: { database: name } };
      if (name === 'postgres') return [{ ...shared, name, testMatch: onPostgres }];
      return [
        { ...shared, name: `${name}-longest`, testMatch: longest },
        { ...shared, name, testIgnore: longest },
      ];
    }),
    // Every sentence of the specification that a person can see, and roads that walk crooked: too long for every run.
    ...(process.env['EVERY_SENTENCE'] === undefined ? [] : walks),
  ],
});
