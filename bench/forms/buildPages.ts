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

/** Bundles the pages for production, in memory: address → text. */
export async function buildPages(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [name, script] of Object.entries(subjects)) {
    const result = await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: {
          input: join(here, 'page', script),
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
