import { type DefinitionName, type DefinitionUse, keyOf } from '../data/operations.ts';

/** A list of fields in a definition, which shows properties of an entity. */
export interface FieldTarget extends DefinitionName {
  /** JSON Pointer of the list. */
  readonly list: string;
  /** Properties that the list names. */
  readonly names: readonly string[];
  /** Where a new field goes: behind the last property. */
  readonly index: number;
}

/** A list is shown to people by a form, a screen or a field list, and sent with an operation. */
const kinds = ['form', 'operation', 'screen', 'fields'];

const entry = /^(.*\/(?:fields|body))\/(\d+)(?:\/field)?$/;

/** The lists that name properties of an entity, found in what names the entity. */
export function fieldTargets(uses: readonly DefinitionUse[]): readonly FieldTarget[] {
  const found = new Map<string, FieldTarget>();
  for (const { kind, definition, pointer, name } of uses) {
    const [, list, index] = entry.exec(pointer) ?? [];
    // What a list is filtered by is not what it shows.
    if (list === undefined || !kinds.includes(kind) || list.includes('/filter/')) continue;
    const key = `${keyOf({ kind, definition })} ${list}`;
    const before = found.get(key);
    found.set(key, {
      ...{ kind, definition, list },
      names: [...(before?.names ?? []), name],
      index: Math.max(before?.index ?? 0, Number(index) + 1),
    });
  }
  return [...found.values()].toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Whether a list sends what a form asks for, so that the new field has to be in it too. */
export function sends(place: FieldTarget, asked: readonly string[]): boolean {
  return place.kind === 'operation' && place.names.filter((name) => asked.includes(name)).length > 1;
}
