import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { englishEngineTexts } from '../../compiler/language/engineTexts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const said = /\bsay\(\s*'([A-Za-z]+)'|'engine\/([A-Za-z.]+)'/g;

/** Returns the names of the engine's texts that the sources of the renderer use. */
async function saidNames(): Promise<readonly string[]> {
  const folder = join(root, 'renderer');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const names = sources.flatMap((source) => [...source.matchAll(said)].map((match) => match[1] ?? match[2] ?? ''));
  return [...new Set(names)].sort();
}

test('the engine has every text that a page says', async () => {
  const names = await saidNames();

  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !Object.hasOwn(englishEngineTexts, name))).toEqual([]);
});
