import type { DefinitionName } from '../data/operations.ts';
import type { DraftStore } from '../draft/DraftStore.ts';
import { type DraftChange, editDrafts } from '../draft/editDrafts.ts';
import { insertAt, setAt } from '../json/editJson.ts';
import { translateTitle } from '../translations/translateTitle.ts';
import type { FieldTarget } from './fieldTargets.ts';
import { type NewField, propertyOf } from './newField.ts';

interface Addition {
  readonly entity: string;
  readonly field: NewField;
  readonly places: readonly FieldTarget[];
}

/**
 * Adds a property to an entity, shows it in lists of fields, and translates its title: one draft for each definition,
 * which are published together. Resolves to the definitions that could not be changed; then nothing is changed.
 */
export function addField(store: DraftStore, { entity, field, places }: Addition): Promise<readonly DefinitionName[]> {
  const owner = { kind: 'entity', definition: entity };
  const { name, titles } = field;
  return editDrafts(store, [
    { ...owner, change: (text) => setAt(text, `/properties/${name}`, propertyOf(field)) },
    // From the last list on, so that the places of the others stay.
    ...places.toReversed().map(
      ({ kind, definition, list, index }): DraftChange => ({
        ...{ kind, definition },
        change: (text) => insertAt(text, list, index, name),
      }),
    ),
    ...translateTitle(owner, `${name}.title`, titles),
  ]);
}
