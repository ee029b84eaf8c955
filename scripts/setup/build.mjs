import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, findNode, root } from './paths.mjs';
import { must } from './run.mjs';

/** Sources of the browser bundle. Definitions are not part of it, because the server serves them. */
const inputs = ['engine', 'machines', 'api', 'renderer', 'web', 'package-lock.json'];
const stamp = join(cache, 'built');

/** Builds the bundle if its sources have changed since the last build. */
export async function build() {
  const hash = hashOf(inputs);
  if (existsSync(stamp) && existsSync(join(root, 'dist', 'portal', 'index.html')) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the portal …');
  await must(findNode(), [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn']);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, hash);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(full));
}
