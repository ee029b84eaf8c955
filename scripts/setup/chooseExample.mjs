import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from './paths.mjs';

/**
 * The environment and arguments of a start; with `--example <name>` those of a folder in `examples`, and with
 * `--definitions <folder>` those of any folder.
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

/** A folder has data of its own. */
function startOf(folder, given, at) {
  const own = { DEFINITIONS: folder, DATA_DIR: join('data', basename(folder)) };
  return { env: { ...own, ...process.env }, args: given.filter((_, index) => index !== at && index !== at + 1) };
}

/** A portal has definitions that say who may do what; an application that embeds some of them has none. */
function isPortal(folder) {
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => path.endsWith('.access.json'));
}
