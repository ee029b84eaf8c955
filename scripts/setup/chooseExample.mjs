import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from './paths.mjs';

/**
 * Returns the environment and arguments of a start; with `--example <name>` for a folder in `examples`, and with
 * `--definitions <folder>` for any folder.
 */
export function chooseExample(given) {
  if (given.includes('--definitions')) return chooseFolder(given, given.indexOf('--definitions'));
  const at = given.indexOf('--example');
  if (at === -1) return { env: process.env, args: given };
  const name = given[at + 1] ?? '';
  const folder = join(root, 'examples', name);
  if (!/^[a-z0-9-]+$/.test(name) || !isPortal(folder)) {
    const names = readdirSync(join(root, 'examples')).filter((other) => isPortal(join(root, 'examples', other)));
    console.error(`There is no example "${name}". There are: ${names.join(', ')}.`);
    process.exit(1);
  }
  return startOf(folder, given, at);
}

function chooseFolder(given, at) {
  const folder = resolve(given[at + 1] ?? '');
  if (given[at + 1] === undefined || !isPortal(folder)) {
    console.error(`There are no definitions of a portal in ${folder}: a file *.access.json is missing.`);
    process.exit(1);
  }
  return startOf(folder, given, at);
}

/** Each folder has its own data. */
function startOf(folder, given, at) {
  const own = { DEFINITIONS: folder, DATA_DIR: join('data', basename(folder)) };
  return { env: { ...own, ...process.env }, args: given.filter((_, index) => index !== at && index !== at + 1) };
}

/**
 * Returns whether a folder is a portal. A portal has an access definition; definitions that are embedded into an
 * application have none.
 */
function isPortal(folder) {
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => path.endsWith('.access.json'));
}
