import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles the modules of a page into one text. Modules in `served` are left external, with the URL they are served at.
 */
export async function bundlePage(entry: URL, served: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    // Vitest sets another environment, with which React would run its development checks.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'served-modules',
        enforce: 'pre',
        resolveId: (source) => {
          const address = Object.entries(served).find(([name]) => source.endsWith(name))?.[1];
          return address === undefined ? undefined : { id: `\0served:${address}`, moduleSideEffects: false };
        },
        load: (id) =>
          id.startsWith('\0served:')
            ? `export { default as validators } from '${id.slice('\0served:'.length)}';`
            : null,
      },
      {
        name: 'left-to-the-server',
        enforce: 'pre',
        resolveId: (source) => (Object.values(served).includes(source) ? { id: source, external: true } : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: fileURLToPath(entry), output: { codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The page was not bundled.');
  return chunk.code;
}
