import { useSyncExternalStore } from 'react';
import type { DefinitionName, DefinitionText } from '../data/operations.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { differingPlaceholders, readTranslation, translationsOf } from './translations.ts';

/** Of each text, by its path, whether a translation is missing or outdated in one of these languages. */
export function useTranslationStates(
  name: DefinitionName,
  locales: readonly string[],
  texts: readonly DefinitionText[],
): ReadonlyMap<string, 'complete' | 'incomplete'> {
  const store = useDraftStore();
  const read = () =>
    JSON.stringify(
      texts.map(({ path, text }) => [
        path,
        locales.every((locale) => {
          const found = readTranslation(store.get(translationsOf(name, locale))?.text ?? '', path);
          return found?.of === text && differingPlaceholders(text, found.is).length === 0;
        })
          ? 'complete'
          : 'incomplete',
      ]),
    );
  const told = useSyncExternalStore(store.subscribe, read);
  return new Map(JSON.parse(told));
}
