import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The environment and arguments of a start; with `--example <name>` those of a folder in `examples`. */
export function chooseExample(given) {
  const at = given.indexOf('--example');
  if (at === -1) return { env: process.env, args: given };
  const name = given[at + 1] ?? '';
  const folder = join(root, 'examples', name);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(folder)) {
    console.error(`There is no example "${name}". There are: ${readdirSync(join(root, 'examples')).join(', ')}.`);
    process.exit(1);
  }
  const own = { DEFINITIONS: folder, DATA_DIR: join('data', name) };
  return { env: { ...own, ...process.env }, args: given.filter((_, index) => index !== at && index !== at + 1) };
}
