import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The modules of a page as one text. What `served` names is left to the address it is served at. */
export async function bundlePage(entry: URL, served: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    // Vitest names another environment, and React would check itself at every step.
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
