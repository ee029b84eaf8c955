import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of libraries that no page uses: the importer, the imported module, and the file that replaces it. */
const standIns: readonly (readonly [importer: RegExp, asked: RegExp, file: string])[] = [
  [/\/intl-messageformat\//, /^@formatjs\/icu-messageformat-parser$/, 'messageParser.ts'],
  [/\/@emotion\/react\//, /^hoist-non-react-statics$/, 'hoistStatics.ts'],
  [/\/TablePaginationActions\//, /\/Tooltip\/index\.mjs$/, 'paginationTooltip.tsx'],
  [/\/InputBase\//, /\/TextareaAutosize\/index\.mjs$/, 'textareaAutosize.ts'],
  [/\/@rjsf\/utils\//, /^fast-uri$/, 'fastUri.ts'],
  [/\/@rjsf\/utils\//, /^fast-equals$/, 'fastEquals.ts'],
  [/\/@mui\/material\/styles\//, /\/(ThemeProviderWithVars|createThemeWithVars)\.mjs$/, 'themeWithVars.ts'],
  [/\/axios\/lib\/adapters\//, /^\.\/fetch\.js$/, 'axiosFetch.ts'],
];

/** Replaces unused modules in the build. A stand-in that is called after all throws an error. */
export const stubModules: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  apply: 'build',
  resolveId: (asked, importer = '') => {
    const file = standIns.find(([from, what]) => from.test(importer) && what.test(asked))?.[2];
    return file === undefined ? undefined : fileURLToPath(new URL(`./stand-ins/${file}`, import.meta.url));
  },
};
