import { findKind } from '../language/kinds/index.ts';
import type { Definition, Origin } from './Definition.ts';
import { expandNames } from './expandNames.ts';
import { formOfOperation } from './formOfOperation.ts';
import { sourceLocation } from './sourceLocation.ts';

interface Expanded {
  /** Definitions that the names in the file refer to: field lists, and forms of operations. */
  readonly found: ReadonlyMap<string, Definition | undefined>;
  readonly definition: Definition;
}

/** Cached: after an edit, unchanged definitions of the set are the same objects. */
const expandedBefore = new WeakMap<Definition, Expanded>();

/**
 * Expands the short forms in definitions: field lists by name, forms of operations, and properties that an entity
 * declares for all its properties.
 */
export function expandSet(definitions: readonly Definition[]): readonly Definition[] {
  const byKey = new Map<string, Definition>();
  for (const definition of definitions) byKey.set(definition.key, definition);
  // The form of an operation has the fields of its body, which can contain field lists.
  for (const definition of definitions) {
    if (definition.kind === 'operation') byKey.set(definition.key, expandOne(definition, byKey));
  }
  const expanded = definitions.map((definition) => expandOne(definition, byKey));
  const opened = new Set<string>();
  for (const { expansion } of expanded) {
    for (const { kind, name } of expansion?.uses ?? []) if (kind === 'operation') opened.add(name);
  }
  const forms = [...opened].sort().flatMap((name) => formOfOperation(name, byKey) ?? []);
  return forms.length === 0 ? expanded : [...expanded, ...forms];
}

function expandOne(written: Definition, byKey: ReadonlyMap<string, Definition>): Definition {
  const known = expandedBefore.get(written);
  if (known !== undefined && isCurrent(known, byKey)) return known.definition;
  const expanded = expandDefinition(written, byKey);
  expandedBefore.set(written, expanded);
  return expanded.definition;
}

function isCurrent({ found }: Expanded, byKey: ReadonlyMap<string, Definition>): boolean {
  for (const [key, before] of found) if (find(key, byKey) !== before) return false;
  return true;
}

/** The replacement of a name: a field list, or the form of an operation. */
function find(key: string, byKey: ReadonlyMap<string, Definition>): Definition | undefined {
  return key.startsWith('operation/') ? formOfOperation(key.slice('operation/'.length), byKey) : byKey.get(key);
}

function expandDefinition(written: Definition, byKey: ReadonlyMap<string, Definition>): Expanded {
  const kind = findKind(written.kind);
  if (written.foreign || kind === undefined) return { found: new Map(), definition: written };
  const { json, origins, uses } =
    kind.isExpanded === true
      ? expandNames(written, byKey)
      : { json: written.json, origins: new Map<string, Origin>(), uses: [] };
  const found = new Map(uses.map((use) => [`${use.kind}/${use.name}`, find(`${use.kind}/${use.name}`, byKey)]));
  const own = kind.expand?.(json);
  if (own === undefined && json === written.json) return { found, definition: written };
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
  return { found, definition };
}
