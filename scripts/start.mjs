import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { chooseExample } from './setup/chooseExample.mjs';
import { install } from './setup/install.mjs';
import { cache, findNode, root } from './setup/paths.mjs';
import { serverEnvironment, serverFlags } from './setup/serverOptions.mjs';

/**
 * `npm start`: installs, builds what is outdated, and runs the server in the foreground. `npm start -- --example
 * lending-library` serves the portal of that folder in `examples`, with its own data.
 */
const { env, args } = chooseExample(process.argv.slice(2));
try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// The compile cache speeds up the next start.
const server = spawn(findNode(), [...serverFlags, join(root, 'scripts', 'serve.ts'), ...args], {
  cwd: root,
  env: { ...serverEnvironment, NODE_COMPILE_CACHE: join(cache, 'compiled'), ...env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
