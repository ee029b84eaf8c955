import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Hex SHA-256 of the code that reads, judges and compiles definitions: the engine below `root`, and the packages it
 * stands on.
 */
export async function markOfEngine(root: string): Promise<string> {
  const entries = await readdir(join(root, 'engine'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const texts = await Promise.all([...paths, join(root, 'package-lock.json')].map((path) => readFile(path)));
  const hash = createHash('sha256').update(process.version);
  for (const text of texts) hash.update(String(text.length)).update(text);
  return hash.digest('hex');
}
