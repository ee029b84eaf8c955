import { findKind } from '../language/kinds/index.ts';
import type { Definition, Origin } from './Definition.ts';
import { expandFieldLists } from './expandFieldLists.ts';
import { sourceLocation } from './sourceLocation.ts';

interface Expanded {
  /** The field lists that were found under the names in the file. */
  readonly lists: ReadonlyMap<string, Definition | undefined>;
  readonly definition: Definition;
}

/** Of a set that is read again after an edit, what has not changed is the same object as before. */
const expandedBefore = new WeakMap<Definition, Expanded>();

/** Spells out what definitions say briefly: field lists by name, and what an entity says of all its properties. */
export function expandSet(definitions: readonly Definition[]): readonly Definition[] {
  const lists = new Map<string, Definition>();
  for (const definition of definitions) if (definition.kind === 'fields') lists.set(definition.id, definition);
  return definitions.map((definition) => {
    const known = expandedBefore.get(definition);
    if (known !== undefined && [...known.lists].every(([name, list]) => lists.get(name) === list)) {
      return known.definition;
    }
    const expanded = expandDefinition(definition, lists);
    expandedBefore.set(definition, expanded);
    return expanded.definition;
  });
}

function expandDefinition(written: Definition, lists: ReadonlyMap<string, Definition>): Expanded {
  const kind = findKind(written.kind);
  if (written.foreign || kind === undefined) return { lists: new Map(), definition: written };
  const { json, origins, uses } =
    kind.hasFieldLists === true
      ? expandFieldLists(written, lists)
      : { json: written.json, origins: new Map<string, Origin>(), uses: [] };
  const found = new Map(uses.map(({ name }) => [name, lists.get(name)]));
  const own = kind.expand?.(json);
  if (own === undefined && json === written.json) return { lists: found, definition: written };
  const inner: Definition = { ...written, json, expansion: { written, origins, uses } };
  const moved = [...(own?.origins ?? [])].map(([at, pointer]) => [at, sourceLocation(inner, pointer)] as const);
  const expansion = { written, origins: new Map([...origins, ...moved]), uses };
  const definition: Definition = {
    ...written,
    json: own?.json ?? json,
    expansion,
    locate: (pointer, place) => {
      const origin = sourceLocation(definition, pointer);
      return origin.definition.locate(origin.pointer, place);
    },
  };
  return { lists: found, definition };
}
