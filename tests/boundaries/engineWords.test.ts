import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isRecord } from '#engine';

const root = fileURLToPath(new URL('../..', import.meta.url));
const said = /\bsay\(\s*'([A-Za-z]+)'|'engine\/([A-Za-z.]+)'/g;

/** Names of the engine's texts that the sources of the renderer say. */
async function saidNames(): Promise<readonly string[]> {
  const folder = join(root, 'renderer');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const names = sources.flatMap((source) => [...source.matchAll(said)].map((match) => match[1] ?? match[2] ?? ''));
  return [...new Set(names)].sort();
}

test.each(['definitions', 'examples/lending-library', 'examples/street-market'])(
  '%s has every text of the engine that a page says',
  async (set) => {
    const catalogue: unknown = JSON.parse(await readFile(join(root, set, 'engine/locale/en.json'), 'utf8'));
    const words = isRecord(catalogue) ? catalogue['engine'] : undefined;

    const names = await saidNames();

    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !isRecord(words) || !Object.hasOwn(words, name))).toEqual([]);
  },
);
