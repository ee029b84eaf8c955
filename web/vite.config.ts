import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropCompilerProperties } from './dropCompilerProperties.ts';
import { dropI18nextMethods } from './dropI18nextMethods.ts';
import { inlineIcons } from './inlineIcons.ts';
import { markRouterPure } from './markRouterPure.ts';
import { packAssets } from './packAssets.ts';
import { preloadFont } from './preloadFont.ts';
import { stubModules } from './stubModules.ts';

const server = process.env['API_URL'] ?? 'http://localhost:3000';

/** Parts of MUI that several parts of the portal are drawn with; those below, and what only some forms, wizards and blocks show, are left out. */
const pieces =
  /@mui\/(utils|material)\/(?!Autocomplete|useAutocomplete|Step|Mobile|Popper|Tooltip|(Filled|Outlined)?Input|(Native)?Select|Form|TextField|Radio|Checkbox|Switch|Slider|Accordion|Tabs?\/|TabScrollButton|Badge)/;

/** MUI's selects, with the looks of inputs that they bring along. */
const selects = /@mui\/material\/((Filled)?Input\/|(Native)?Select|TextField|InputLabel)/;

/** The one look of MUI's inputs that the portal uses. */
const inputs = /@mui\/material\/(OutlinedInput|InputBase|InputAdornment|Form|(Filled)?Input\/\w+Classes)/;

/** What is drawn beside an element, at a place that is computed. */
const poppers = /@mui\/material\/(Popper|Tooltip)|@popperjs/;

/** How values are read: lists, details and rows show them, and a form that is filled in does not. */
const values = /renderer\/values\//;

/** Small files of the renderer that several parts of a page share, without MUI: a card of MUI is in none of them. */
const common = /renderer\/(?!blocks\/cards|forms|flows|widgets|wizards|rows|values)/;

/** Numbers are typed alike in three widgets, and a file of its own for that would cost every page its name. */
const numbers = /renderer\/widgets\/(pay\/|(useTyped|read)Number)/;

/** Small files of the engine that forms and lists share, and those of forms that their lazy parts share with them. */
const fields =
  /engine\/(forms|access)\/|renderer\/forms\/(FormContext|FormConflict|TitledBlock|useField|dynamicFields|findSelectedRecord|retainAvailable|readOptionArguments|rowsOf)\.|renderer\/(values\/rowsOf|calls\/(useRunCalls|UploadProgressContext)|lazy\/createIdleWork)\./;

const built = fileURLToPath(new URL('../dist/portal', import.meta.url));

const pure = /\/(engine|machines|api)\/.*\.ts$|node_modules\/(jsonc-parser|@noble\/hashes)\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite', import.meta.url)),
  plugins: [
    react(),
    inlineIcons,
    stubModules,
    dropCompilerProperties,
    markRouterPure,
    dropI18nextMethods,
    preloadFont,
    packAssets(`${built}/assets`),
  ],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2023',
    // Browsers of this target know `modulepreload`; one that does not loads a little later.
    modulePreload: { polyfill: false },
    // A font or picture inside the script would be fetched by everybody, whether it is drawn or not.
    assetsInlineLimit: 0,
    // One small sheet with the page, rather than one that a part of the page would have to wait for, or do without.
    cssCodeSplit: false,
    rolldownOptions: {
      // Whatever the portal does not use of these, stays out of it.
      treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
      output: {
        // The names of all files are loaded with every page, and hashes cannot be packed: 42 bits tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Libraries that change seldom, apart from our own code, so that a new version of the portal is loaded quickly.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // What every page starts with is one file: each further one costs a request more than it saves.
            { name: 'start', tags: ['$initial'] },
            // What all of MUI's components need, by itself: the first visit draws none of them.
            { name: 'theme', test: /renderer\/theme\/Themed/ },
            { name: 'numbers', test: numbers },
            { name: 'fields', test: fields, minShareCount: 2 },
            { name: 'pieces', test: pieces, minShareCount: 2 },
            { name: 'poppers', test: poppers, minShareCount: 2 },
            { name: 'inputs', test: inputs, minShareCount: 2 },
            { name: 'selects', test: selects, minShareCount: 2 },
            { name: 'values', test: values, minShareCount: 2 },
            { name: 'common', test: common, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // All that the server answers and that is no page. `^`: a name that only begins so may be a page.
    proxy: Object.fromEntries(
      ['api', 'definitions', 'docs', 'oidc', 'readyz'].map((name) => [`^/${name}(/|$|\\?)`, server]),
    ),
  },
});
