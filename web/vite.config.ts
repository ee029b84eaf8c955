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

/**
 * Parts of MUI that several parts of the portal use, without those that are listed below or that only some forms,
 * wizards and blocks use.
 */
const pieces =
  /@mui\/(utils|material)\/(?!Autocomplete|useAutocomplete|Step|Mobile|Popper|Tooltip|(Filled|Outlined)?Input|(Native)?Select|Form|TextField|Radio|Checkbox|Switch|Slider|Accordion|Tabs?\/|TabScrollButton|Badge|Stack|useMediaQuery|DialogContentText|ToggleButton|Dialog|Slide\/|internal\/(animate|svg-icons\/\w*CheckBox))/;

/** What dialogs are drawn with: most pages open none before they can be used. */
const dialogs = /@mui\/material\/(Dialog|Slide\/)/;

/** MUI's selects, with the input variants that they import. */
const selects = /@mui\/material\/((Filled)?Input\/|(Native)?Select|TextField|InputLabel)/;

/** The only variant of MUI's inputs that the portal uses. */
const inputs = /@mui\/material\/(OutlinedInput|InputBase|InputAdornment|Form|(Filled)?Input\/\w+Classes)/;

/** Elements that are positioned next to another element. */
const poppers = /@mui\/material\/(Popper|Tooltip)|@popperjs/;

/** The formatting of values, which lists, details and rows use, and an editable form does not. */
const values = /renderer\/values\//;

/** Small files of the renderer that several parts of a page share and that do not import MUI. */
const common = /renderer\/(?!blocks\/(cards|table)|forms|flows|widgets|wizards|rows|values)/;

/** What tables share with their lazy parts, without the form of their filters: a page renders tables before any form. */
const tables = /renderer\/blocks\/table\/(?!FilterForm)/;

/** Forms with everything that they render: a page with a form needs all of it. */
const forms = /renderer\/forms\/FormView\./;

/** Three widgets share the input of numbers. A separate file for it would add its name to every page. */
const numbers = /renderer\/widgets\/(pay\/|(useTyped|read)Number)/;

/** Small files of the engine that forms and lists share, and files that forms share with their lazy components. */
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
    // Browsers of this target support `modulepreload`; without it, a page loads slightly slower.
    modulePreload: { polyfill: false },
    // A font or image inside the script would be loaded by every user, whether it is rendered or not.
    assetsInlineLimit: 0,
    // One small style sheet per page, so that no part of the page waits for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      // Removes what the portal does not use of these modules.
      treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
      output: {
        // Every page loads the names of all files, and hashes do not compress: 42 bits are enough to tell versions
        // apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Libraries change seldom. They are separate from our own code, so that a new version of the portal loads
            // quickly.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // The initial code of every page is one file: each further file costs a request more than it saves.
            { name: 'start', tags: ['$initial'] },
            // The base of all MUI components is a separate file, because the first visit renders none of them.
            { name: 'theme', test: /renderer\/theme\/Themed/ },
            { name: 'numbers', test: numbers },
            { name: 'fields', test: fields, minShareCount: 2 },
            { name: 'pieces', test: pieces, minShareCount: 2 },
            { name: 'dialogs', test: dialogs, minShareCount: 2 },
            { name: 'poppers', test: poppers, minShareCount: 2 },
            { name: 'inputs', test: inputs, minShareCount: 2 },
            { name: 'selects', test: selects, minShareCount: 2 },
            { name: 'values', test: values, minShareCount: 2 },
            { name: 'common', test: common, minShareCount: 2 },
            { name: 'tables', test: tables, minShareCount: 2 },
            { name: 'forms', test: forms },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // All paths of the server that are not pages. `^` makes it a pattern: another name with the same prefix can be a
    // page.
    proxy: Object.fromEntries(
      ['api', 'definitions', 'docs', 'oidc', 'readyz'].map((name) => [`^/${name}(/|$|\\?)`, server]),
    ),
  },
});
