import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the SHA-256 in hex of the code that reads, checks and compiles definitions: the engine and the compiler below
 * `root`, and the packages that they use.
 */
export async function engineFingerprint(root: string): Promise<string> {
  const folders = ['engine', 'compiler'].map((room) =>
    readdir(join(root, room), { recursive: true, withFileTypes: true }),
  );
  const paths = (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const texts = await Promise.all([...paths, join(root, 'package-lock.json')].map((path) => readFile(path)));
  const hash = createHash('sha256').update(process.version);
  for (const text of texts) hash.update(String(text.length)).update(text);
  return hash.digest('hex');
}
