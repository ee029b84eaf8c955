import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './setup/install.mjs';
import { cache, findNode, root } from './setup/paths.mjs';
import { chooseExample } from './setup/chooseExample.mjs';

/**
 * `npm run dev`: installs, then serves http://localhost:5173, which applies every change of definitions and code. `npm
 * run dev -- --example lending-library` does so with the portal of that folder in `examples`.
 */
const { env, args } = chooseExample(process.argv.slice(2));
try {
  await install();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const tools = spawn(findNode(), [join(root, 'scripts', 'dev', 'main.ts'), ...args], {
  cwd: root,
  env: { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tools.kill(signal));
tools.once('exit', (code) => process.exit(code ?? 0));
