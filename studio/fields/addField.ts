import { sourceLocale } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import type { DraftStore } from '../draft/DraftStore.ts';
import { editDraft } from '../draft/editDraft.ts';
import { insertAt, setAt } from '../json/editJson.ts';
import { translationsOf, writeTranslation } from '../translations/translations.ts';
import type { FieldTarget } from './fieldTargets.ts';
import { type NewField, propertyOf } from './newField.ts';

interface Addition {
  readonly entity: string;
  readonly field: NewField;
  readonly places: readonly FieldTarget[];
}

/**
 * Adds a property to an entity, shows it in lists of fields, and translates its title: one draft for each definition,
 * which are published together. Resolves to the definitions that could not be changed.
 */
export async function addField(
  store: DraftStore,
  { entity, field, places }: Addition,
): Promise<readonly DefinitionName[]> {
  const owner = { kind: 'entity', definition: entity };
  const { name, titles } = field;
  const title = titles[sourceLocale] ?? '';
  const changes: (readonly [DefinitionName, (text: string) => string])[] = [
    [owner, (text) => setAt(text, `/properties/${name}`, propertyOf(field))],
    // Lists of one definition are changed from the last one on, so that the places of the others stay.
    ...places
      .toReversed()
      .map((place) => [place, (text: string) => insertAt(text, place.list, place.index, name)] as const),
    ...Object.entries(titles)
      .filter(([locale, is]) => locale !== sourceLocale && is !== '')
      .map(
        ([locale, is]) =>
          [
            translationsOf(owner, locale),
            (text: string) => writeTranslation(text, `${name}.title`, { of: title, is }),
          ] as const,
      ),
  ];
  const failed: DefinitionName[] = [];
  for (const [{ kind, definition }, change] of changes) {
    if (!(await editDraft(store, { kind, definition }, change))) failed.push({ kind, definition });
  }
  void store.flush();
  return failed;
}
