import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { findNode, root } from './setup/paths.mjs';

/** `npm start`: installs, builds what is stale, and runs the server in the foreground. */
try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(findNode(), [join(root, 'server', 'main.ts'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
