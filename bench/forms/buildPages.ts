import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The script of the page by subject. */
export const subjects = {
  'limit 1': 'rhf.tsx',
  ours: 'ours.tsx',
  'plain rjsf': 'rjsf.tsx',
  'plain React': 'plain.tsx',
  native: 'native.ts',
} as const;

export type SubjectName = keyof typeof subjects;

/** All subjects use the system font. */
const withoutFont: Plugin = {
  name: 'without-font',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('@fontsource') ? '\0font' : undefined),
  load: (id) => (id === '\0font' ? '' : undefined),
};

/** Bundles the pages of a bench for production in memory. Returns the text of each file by address. */
export async function buildPages(
  scripts: Readonly<Record<string, string>> = subjects,
  folder = here,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [name, script] of Object.entries(scripts)) {
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), withoutFont],
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: {
          input: join(folder, 'page', script),
          output: { codeSplitting: false, entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    });
    for (const { output } of [result].flat().filter((one) => 'output' in one)) {
      for (const file of output) {
        const address = `/${encodeURIComponent(name)}/${file.fileName}`;
        if (file.type === 'chunk') files.set(address, file.code);
        else if (file.fileName.endsWith('.css')) files.set(address, String(file.source));
      }
    }
  }
  return files;
}
