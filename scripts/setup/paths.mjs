import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const cache = join(root, 'node_modules', '.cache', 'formwork');

const wanted = 24;

/**
 * Returns the Node to use: the current one if it is new enough, else that of the packages. Throws if there is neither.
 */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  throw new Error(
    `Node ${wanted} or newer is needed and this is ${process.versions.node}; there is no package "${name}" for this machine. Install Node ${wanted} and try again.`,
  );
}
