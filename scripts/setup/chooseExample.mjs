import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The environment and arguments of a start; with `--example <name>` those of a folder in `examples`. */
export function chooseExample(given) {
  const at = given.indexOf('--example');
  if (at === -1) return { env: process.env, args: given };
  const name = given[at + 1] ?? '';
  const folder = join(root, 'examples', name);
  if (!/^[a-z0-9-]+$/.test(name) || !isPortal(folder)) {
    const names = readdirSync(join(root, 'examples')).filter((other) => isPortal(join(root, 'examples', other)));
    console.error(`There is no example "${name}". There are: ${names.join(', ')}.`);
    process.exit(1);
  }
  const own = { DEFINITIONS: folder, DATA_DIR: join('data', name) };
  return { env: { ...own, ...process.env }, args: given.filter((_, index) => index !== at && index !== at + 1) };
}

/** A portal has definitions that say who may do what; an application that embeds some of them has none. */
function isPortal(folder) {
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => path.endsWith('.access.json'));
}
