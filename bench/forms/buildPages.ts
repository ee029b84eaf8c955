import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = import.meta.dirname;

/** Name of each subject → its page's script. */
export const subjects = {
  'limit 1': 'rhf.tsx',
  ours: 'ours.tsx',
  'plain rjsf': 'rjsf.tsx',
  'plain React': 'plain.tsx',
  native: 'native.ts',
} as const;

export type SubjectName = keyof typeof subjects;

/** Bundles the pages of a bench for production, in memory: address → text. */
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
      plugins: [react()],
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: {
          input: join(folder, 'page', script),
          output: { codeSplitting: false, entryFileNames: 'page.js' },
        },
      },
    });
    for (const { output } of [result].flat().filter((one) => 'output' in one)) {
      for (const file of output) {
        if (file.type === 'chunk') files.set(`/${encodeURIComponent(name)}/${file.fileName}`, file.code);
      }
    }
  }
  return files;
}
