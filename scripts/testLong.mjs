import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { findChromium } from './setup/findChromium.mjs';
import { install } from './setup/install.mjs';
import { findNode, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { startPostgres } from './setup/startPostgres.mjs';

/** `npm run test:long`: the exhaustive proofs, with the same set-up as `npm test`. */
await install();
await build();
const chromium = await findChromium();
const postgres = await startPostgres();
const env = {
  ...process.env,
  ...(chromium ? { CHROMIUM: chromium } : {}),
  ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
};
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  process.exitCode = await run(findNode(), [vitest, 'run', '--config', 'vitest.long.config.ts'], { env });
} finally {
  postgres.stop?.();
}
