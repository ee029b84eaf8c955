import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** In bytes. A smaller file fits into one network packet without compression. */
const worthwhile = 1024;

/** Compresses the built files once at the highest level, so that the server does not have to. */
export function packAssets(folder: string): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    closeBundle: async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => pack(join(folder, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < worthwhile) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
