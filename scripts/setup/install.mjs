import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { must } from './run.mjs';

const stamp = join(cache, 'installed');

/** Installs the packages of the lock file unless they are installed already. */
export async function install() {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await must(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'], { shell: process.platform === 'win32' });
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, lock);
}
