import { sourceLocale } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import type { DraftChange } from '../draft/editDrafts.ts';
import type { Titles } from './TitleInputs.tsx';
import { translationsOf, writeTranslation } from './translations.ts';

/** Changes that write the translations of a title of a definition, by its path. Languages without one are left out. */
export function translateTitle(owner: DefinitionName, path: string, titles: Titles): readonly DraftChange[] {
  const of = titles[sourceLocale] ?? '';
  return Object.entries(titles)
    .filter(([locale, is]) => locale !== sourceLocale && is.trim() !== '')
    .map(([locale, is]) => ({
      ...translationsOf(owner, locale),
      change: (text) => writeTranslation(text, path, { of, is: is.trim() }),
    }));
}
