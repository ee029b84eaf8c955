import { useMemo } from 'react';
import { useRuntime } from '#renderer/host';
import { en, type StudioTextName } from './en.ts';
import { fr } from './fr.ts';
import { ro } from './ro.ts';
import { zh } from './zh.ts';

export type StudioText = (name: StudioTextName, values?: Readonly<Record<string, string | number>>) => string;

const languages: Readonly<Record<string, Readonly<Record<StudioTextName, string>>>> = { en, fr, ro, zh };

/** Texts of the studio in a language; in English where the studio does not have the language. */
export function studioText(locale: string): StudioText {
  const texts = languages[locale] ?? languages[locale.split('-')[0] ?? ''] ?? en;
  return (name, values = {}) =>
    texts[name].replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** Texts of the studio in the language of the reader. */
export function useStudioText(): StudioText {
  const { locale } = useRuntime();
  return useMemo(() => studioText(locale), [locale]);
}
