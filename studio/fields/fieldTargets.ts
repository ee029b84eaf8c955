import { isRecord } from '#engine';
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
  const shared = place.names.filter((name) => asked.includes(name)).length;
  return place.kind === 'operation' && (shared > 1 || shared === place.names.length);
}

/** The lists of a draft that name only properties of an entity, as those of an entity that is not published yet. */
export function targetsInDraft(
  { kind, definition }: DefinitionName,
  json: unknown,
  properties: readonly string[],
): readonly FieldTarget[] {
  if (!kinds.includes(kind)) return [];
  const found: FieldTarget[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) {
      const names = value.map((one) => (isRecord(one) ? one['field'] : one));
      const isOwn = names.length > 0 && names.every((name) => typeof name === 'string' && properties.includes(name));
      if (isOwn && /\/(?:fields|body)$/.test(pointer) && !pointer.includes('/filter/'))
        found.push({ kind, definition, list: pointer, names: names.map(String), index: names.length });
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, own] of Object.entries(value)) walk(own, `${pointer}/${name}`);
  };
  walk(json, '');
  return found;
}
