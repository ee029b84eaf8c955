import { parseTypeName } from '../compile/typeName.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { splitPointer } from '../load/pointer.ts';
import { walkDefinition } from './walkDefinition.ts';

/** A definition as dependencies name it: `entity/book`. */
export function keyOf(definition: Definition): string {
  return `${definition.kind}/${definition.id}`;
}

const namedBefore = new WeakMap<Definition, readonly string[]>();

/** Keys of the definitions that a definition names, by the annotations of its places. */
export function namedBy(definition: Definition): readonly string[] {
  const known = namedBefore.get(definition);
  if (known !== undefined) return known;
  const keys = new Set<string>();
  for (const { value, schema } of walkDefinition(definition).places) {
    if (typeof value !== 'string') continue;
    if (schema.typed === true) keys.add(`entity/${parseTypeName(value).name}`);
    const id = value.slice(value.indexOf(':') + 1);
    for (const kind of [schema.names ?? []].flat()) keys.add(`${kind}/${id}`);
  }
  const named = [...keys];
  namedBefore.set(definition, named);
  return named;
}

/** Keys of what is checked against a definition, and against which it is checked, without being part of its meaning. */
function companionsOf({ kind, id }: Definition, locales: ReadonlySet<string>): readonly string[] {
  if (kind === 'examples' || kind === 'cases') return [id];
  if (kind !== 'locale') return [...locales].map((locale) => `locale/${locale}/${id}.${kind}`);
  const [locale = '', target = ''] = splitPointer(`/${id}`);
  const end = target.lastIndexOf('.');
  const others = locale === 'en' ? [...locales].map((other) => `locale/${other}/${target}`) : ['locale/en/engine'];
  return [`${target.slice(end + 1)}/${target.slice(0, end)}`, ...others];
}

/** Definitions whose verdict may be another one when the definitions of some keys have changed. */
export function affectedBy(changed: ReadonlySet<string>, set: DefinitionSet): ReadonlySet<Definition> {
  const users = new Map<string, string[]>();
  for (const definition of set.definitions) {
    for (const key of namedBy(definition)) {
      const known = users.get(key);
      if (known === undefined) users.set(key, [keyOf(definition)]);
      else known.push(keyOf(definition));
    }
  }
  const reached = new Set(changed);
  for (const key of reached) for (const user of users.get(key) ?? []) reached.add(user);
  const locales = new Set([...set.byKind.locale.keys()].map((id) => id.split('/')[0] ?? ''));
  return new Set(
    set.definitions.filter(
      (definition) =>
        reached.has(keyOf(definition)) || companionsOf(definition, locales).some((key) => reached.has(key)),
    ),
  );
}
