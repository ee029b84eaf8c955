import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { findChromium } from './setup/findChromium.mjs';
import { install } from './setup/install.mjs';
import { installWithApt } from './setup/installWithApt.mjs';
import { findNode, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { startPostgres } from './setup/startPostgres.mjs';

/**
 * `npm run test:long [-- unit mutation …]`: the exhaustive tests, with the same setup as `npm test`. Without names, all
 * parts run. Prints how long each part took and whether it passed.
 */
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

/** Name → arguments of Node.js, environment, and whether the part needs a browser. */
const parts = {
  // The tests of the short suite, on both databases and with every value.
  unit: { args: [vitest, 'run', '--reporter=dot'], env: { EVERY_DATABASE: 'yes' } },
  long: { args: [vitest, 'run', '--config', 'vitest.long.config.ts'], env: { EVERY_DATABASE: 'yes' } },
  // What measures time runs alone.
  quiet: { args: [vitest, 'run', '--config', 'vitest.quiet.config.ts'], env: { EVERY_DATABASE: 'yes' }, browser: true },
  // The end-to-end tests that the short suite leaves out, and both databases.
  e2e: { args: [playwright, 'test'], env: { EVERY_DATABASE: 'yes' }, browser: true },
  // The short suite renders a sample of the catalogue in English and the light theme.
  catalogue: {
    args: [vitest, 'run', '-c', 'stories/vitest.config.ts', '--reporter=dot'],
    env: { CATALOGUE: 'fr-dark' },
    browser: true,
  },
  // At human speed with six workers, because each of them mostly waits.
  walks: {
    args: [playwright, 'test', '--project=walk*', '--workers=6'],
    env: { EVERY_DATABASE: 'yes', EVERY_SENTENCE: 'yes', PAUSE: '900' },
    browser: true,
  },
  // Thousands of mutants, each with the tests that cover it, on the embedded database only.
  mutation: { args: [stryker, 'run'], env: {}, embedded: true },
};

const given = process.argv.slice(2);
const unknown = given.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

await install();
await build();
const chromium = await findChromium();
const postgres = await startPostgres();
// Where it cannot be installed, the tests that need it are skipped with a reason.
if (!existsSync('/usr/bin/soffice')) installWithApt(['libreoffice-calc-nogui']);
const found = {
  ...(chromium ? { CHROMIUM: chromium } : {}),
  ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
};
const summary = [];
try {
  for (const name of given.length === 0 ? Object.keys(parts) : given) {
    const { args, env, browser = false, embedded = false } = parts[name];
    if (browser && !chromium) {
      summary.push(`${name}: skipped (no browser: set CHROMIUM, or install Chromium)`);
      continue;
    }
    const started = Date.now();
    const code = await run(findNode(), args, { env: { ...process.env, ...(embedded ? {} : found), ...env } });
    summary.push(`${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 60_000)} min`);
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  postgres.stop?.();
}
console.log(summary.join('\n'));
