import { splitPointer } from '../compile/pointer.ts';
import { parseTypeName } from '../compile/typeName.ts';
import { findKind, isKind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { walkDefinition } from './walkDefinition.ts';

const namedBefore = new WeakMap<Definition, readonly string[]>();

/** Keys of the definitions that a definition refers to, by the annotations of its places. */
function namedBy(definition: Definition): readonly string[] {
  const known = namedBefore.get(definition);
  if (known !== undefined) return known;
  const keys = new Set<string>();
  for (const { value, schema } of walkDefinition(definition).places) {
    if (typeof value !== 'string') continue;
    if (schema.typed === true) keys.add(`entity/${parseTypeName(value).name}`);
    const id = value.slice(value.indexOf(':') + 1);
    for (const kind of [schema.names ?? []].flat()) keys.add(`${kind}/${id}`);
  }
  for (const { kind, name } of definition.expansion?.uses ?? []) keys.add(`${kind}/${name}`);
  const named = [...keys];
  namedBefore.set(definition, named);
  return named;
}

/**
 * Keys of definitions that are checked together with a definition, in either direction, without a reference between
 * them.
 */
function companionsOf({ kind, id }: Definition, locales: ReadonlySet<string>): readonly string[] {
  if (findKind(kind)?.isCompanion === true) return [id];
  if (kind !== 'locale') return [...locales].map((locale) => `locale/${locale}/${id}.${kind}`);
  const [locale = '', target = ''] = splitPointer(`/${id}`);
  const end = target.lastIndexOf('.');
  const others = locale === 'en' ? [...locales].map((other) => `locale/${other}/${target}`) : ['locale/en/engine'];
  return [`${target.slice(end + 1)}/${target.slice(0, end)}`, ...others];
}

/** Key → keys of the definitions that refer to it, and of those that are checked with it. */
interface Dependents {
  readonly users: ReadonlyMap<string, readonly string[]>;
  readonly companions: ReadonlyMap<string, readonly string[]>;
}

/** A set never changes, so its dependents are computed once. */
const dependentsBefore = new WeakMap<DefinitionSet, Dependents>();

function dependentsOf(set: DefinitionSet): Dependents {
  const known = dependentsBefore.get(set);
  if (known !== undefined) return known;
  const users = new Map<string, string[]>();
  const companions = new Map<string, string[]>();
  const locales = new Set([...set.byKind.locale.keys()].map((id) => id.split('/')[0] ?? ''));
  for (const definition of set.definitions) {
    const own = definition.key;
    for (const key of namedBy(definition)) addTo(users, key, own);
    for (const key of companionsOf(definition, locales)) addTo(companions, key, own);
  }
  const dependents = { users, companions };
  dependentsBefore.set(set, dependents);
  return dependents;
}

function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/**
 * Definitions of an edited set whose errors may have changed. The dependents before the edit are enough: a definition
 * with new references has changed itself. Both sets have the same keys.
 */
export function affectedBy(
  changed: ReadonlySet<string>,
  before: DefinitionSet,
  after: DefinitionSet,
): ReadonlySet<Definition> {
  const { users, companions } = dependentsOf(before);
  const reached = new Set(changed);
  for (const key of reached) for (const user of users.get(key) ?? []) reached.add(user);
  const affected = new Set(reached);
  for (const key of reached) for (const companion of companions.get(key) ?? []) affected.add(companion);
  // The properties that a new record gets depend on the events of its lifecycle, which the operation does not refer to.
  for (const key of reached) {
    if (!key.startsWith('lifecycle/')) continue;
    for (const lifecycle of [definitionAt(key, before), definitionAt(key, after)]) {
      for (const named of lifecycle === undefined ? [] : namedBy(lifecycle)) {
        if (named.startsWith('operation/')) affected.add(named);
      }
    }
  }
  // An error in a field list may have been found where it is used, so both are checked again.
  for (const key of affected) {
    for (const { kind, name } of definitionAt(key, after)?.expansion?.uses ?? []) {
      if (kind === 'fields') affected.add(`fields/${name}`);
    }
    if (key.startsWith('fields/')) for (const user of users.get(key) ?? []) affected.add(user);
  }
  return new Set(after.definitions.filter(({ key }) => affected.has(key)));
}

function definitionAt(key: string, set: DefinitionSet): Definition | undefined {
  const slash = key.indexOf('/');
  const kind = key.slice(0, slash);
  return isKind(kind) ? set.byKind[kind].get(key.slice(slash + 1)) : undefined;
}
