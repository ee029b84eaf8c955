import { defineConfig } from '@playwright/test';
import { isLongSuite } from './tests/isLongSuite.ts';

// What the browser shows does not depend on the database: the stories run on PostgreSQL, and on the embedded database
// where there is none.
const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const database = hasPostgres ? 'postgres' : 'pglite';
// In `npm run test:long` the stories with a crash or a publication run on the embedded database too.
const others = hasPostgres && isLongSuite ? (['pglite'] as const) : [];
const everywhere = [
  'road.spec.ts',
  'publish.spec.ts',
  'resume.spec.ts',
  'subvendorRoad.spec.ts',
  'administratorRoad.spec.ts',
];
// A file is walked by one worker. The longest begin first: at the end all workers have something left to do.
const longest = ['road.spec.ts', 'look.spec.ts', 'drafts.spec.ts'];

// What walks crooked meets the database at its edges: on the other one too.
const walks = [
  { name: 'walk', testDir: 'tests/walk', testMatch: '**/*.spec.ts', metadata: { database } },
  ...others.map((other) => ({
    name: `walk-${other}`,
    testDir: 'tests/walk/crooked',
    testMatch: '**/*.spec.ts',
    metadata: { database: other },
  })),
];

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
  ...(isLongSuite ? {} : { grepInvert: /@long/ }),
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
    ...others.map((other) => ({ name: other, testMatch: everywhere, metadata: { database: other } })),
    { name: `${database}-longest`, testMatch: longest, metadata: { database } },
    { name: database, testIgnore: longest, metadata: { database } },
    // Every sentence of the specification that a person can see, and roads that walk crooked: too long for every run.
    ...(process.env['EVERY_SENTENCE'] === undefined ? [] : walks),
  ],
});
