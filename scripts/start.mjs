import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { chooseExample } from './setup/chooseExample.mjs';
import { install } from './setup/install.mjs';
import { cache, findNode, root } from './setup/paths.mjs';

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

// The compile cache speeds up the next start. Without a limit, the allocator of glibc keeps a memory arena for every
// thread that has hashed a password or compressed a response.
const server = spawn(findNode(), [join(root, 'scripts', 'serve.ts'), ...args], {
  cwd: root,
  env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(cache, 'compiled'), ...env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
