import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What libraries bring along and no page of ours reaches: who asks, for what, and what they get instead. */
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

/** Leaves out of the build what is never reached; a stand-in that is reached after all says so. */
export const stubModules: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  apply: 'build',
  resolveId: (asked, importer = '') => {
    const file = standIns.find(([from, what]) => from.test(importer) && what.test(asked))?.[2];
    return file === undefined ? undefined : fileURLToPath(new URL(`./stand-ins/${file}`, import.meta.url));
  },
};
