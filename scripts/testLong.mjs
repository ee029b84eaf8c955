import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { findChromium } from './setup/findChromium.mjs';
import { install } from './setup/install.mjs';
import { installWithApt } from './setup/installWithApt.mjs';
import { findNode, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { startPostgres } from './setup/startPostgres.mjs';

/** `npm run test:long`: the exhaustive tests, with the same setup as `npm test`. */
await install();
await build();
const chromium = await findChromium();
const postgres = await startPostgres();
// Where it cannot be installed, the tests that need it say so.
if (!existsSync('/usr/bin/soffice')) installWithApt(['libreoffice-calc-nogui']);
const env = {
  ...process.env,
  ...(chromium ? { CHROMIUM: chromium } : {}),
  ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
};
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const every = { ...env, EVERY_DATABASE: 'yes' };
  const codes = [
    // The tests of the short suite, on both databases and with every value.
    await run(findNode(), [vitest, 'run', '--reporter=dot'], { env: every }),
    await run(findNode(), [vitest, 'run', '--config', 'vitest.long.config.ts'], { env: every }),
    // Complete versions of tests that the short suite runs partially: every story, every language, both databases.
    chromium ? await run(findNode(), [playwright, 'test'], { env: every }) : 0,
    // The short suite renders the catalogue in English and the light theme, each screen for one of its roles.
    chromium
      ? await run(findNode(), [vitest, 'run', '-c', 'stories/vitest.config.ts', '--reporter=dot'], {
          env: { ...env, CATALOGUE: 'fr-dark' },
        })
      : 0,
    // At human speed with six workers, because each of them mostly waits.
    chromium
      ? await run(findNode(), [playwright, 'test', '--project=walk*', '--workers=6'], {
          env: { ...every, EVERY_SENTENCE: 'yes', PAUSE: '900' },
        })
      : 0,
    // Thousands of mutants, each with the tests that cover it, on the embedded database only.
    await run(findNode(), [stryker, 'run'], { env: process.env }),
  ];
  process.exitCode = Math.max(...codes);
} finally {
  postgres.stop?.();
}
