import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_URL'] ?? 'http://localhost:3000';

/** Libraries that change seldom, apart from our own code, so that a new version of the portal is loaded quickly. */
const chunks: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//],
  ['styles', /node_modules\/(@mui\/(system|utils|styled-engine|private-theming)|@emotion|stylis)\//],
];

const pure = /\/(engine|machines|api)\/.*\.ts$|node_modules\/(jsonc-parser|@noble\/hashes)\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/portal', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // A font or picture inside the script would be fetched by everybody, whether it is drawn or not.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Whatever the portal does not use of these, above all the compiler behind the engine's door, stays out of it.
      treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
      output: {
        manualChunks: (id) => chunks.find(([, pattern]) => pattern.test(id))?.[0],
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/definitions': server },
  },
});
