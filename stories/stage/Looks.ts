import type { ThemeMode } from '../../renderer/theme/palettes.ts';

/** The language and theme of a story. */
export interface Looks {
  readonly locale: string;
  readonly theme: ThemeMode;
}

/** The languages of the toolbar. */
export const locales = ['en', 'fr', 'ro', 'zh'] as const;

/** Returns the looks for the toolbar's globals. The defaults are English and light. */
export function readLooks(globals: Readonly<Record<string, unknown>>): Looks {
  return {
    locale: locales.find((one) => one === globals['locale']) ?? 'en',
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  };
}
