import { useRef, useSyncExternalStore } from 'react';
import type { DefinitionName, DefinitionText } from '../data/operations.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { differingPlaceholders, readTranslation, translationsOf } from './translations.ts';

interface Read {
  readonly texts: readonly DefinitionText[];
  readonly translations: string;
  readonly complete: readonly boolean[];
}

/** Of each text, by its path, whether a translation is missing or outdated in one of these languages. */
export function useTranslationStates(
  name: DefinitionName,
  locales: readonly string[],
  texts: readonly DefinitionText[],
): ReadonlyMap<string, 'complete' | 'incomplete'> {
  const store = useDraftStore();
  // A key changes the translations of one language.
  const last = useRef(new Map<string, Read>());
  const readLocale = (locale: string): readonly boolean[] => {
    const translations = store.get(translationsOf(name, locale))?.text ?? '';
    const before = last.current.get(locale);
    if (before?.texts === texts && before.translations === translations) return before.complete;
    const complete = texts.map(({ path, text }) => {
      const found = readTranslation(translations, path);
      return found?.of === text && differingPlaceholders(text, found.is).length === 0;
    });
    last.current.set(locale, { texts, translations, complete });
    return complete;
  };
  const read = () => {
    const all = locales.map(readLocale);
    return texts.map((_text, index) => (all.every((complete) => complete[index]) ? '1' : '0')).join('');
  };
  const told = useSyncExternalStore(store.subscribe, read);
  return new Map(texts.map(({ path }, index) => [path, told[index] === '1' ? 'complete' : 'incomplete']));
}
