import { useCallback } from 'react';
import { useRuntime } from '#renderer/host';
import { en, type StudioTextName } from './en.ts';
import { fr } from './fr.ts';

export type StudioText = (name: StudioTextName, values?: Readonly<Record<string, string | number>>) => string;

const languages: Readonly<Record<string, Readonly<Record<StudioTextName, string>>>> = { en, fr };

/** Texts of the studio in the language of the reader; in English where the studio does not have the language. */
export function useStudioText(): StudioText {
  const { locale } = useRuntime();
  return useCallback(
    (name, values = {}) => {
      const texts = languages[locale] ?? languages[locale.split('-')[0] ?? ''] ?? en;
      return texts[name].replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
    },
    [locale],
  );
}
