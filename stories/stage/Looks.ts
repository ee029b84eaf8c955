import type { ThemeMode } from '../../renderer/theme/palettes.ts';

/** In which language and theme a story is drawn. */
export interface Looks {
  readonly locale: string;
  readonly theme: ThemeMode;
}

/** The languages of the toolbar. */
export const locales = ['en', 'fr', 'ro', 'zh'] as const;

/** The looks that a toolbar's choices mean; what is unknown is English and light. */
export function readLooks(globals: Readonly<Record<string, unknown>>): Looks {
  return {
    locale: locales.find((one) => one === globals['locale']) ?? 'en',
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  };
}
