import type { KindDefinition } from './defineKind.ts';
import * as registry from './registry.ts';

/** The kind of a definition. */
export type Kind = keyof typeof registry;

const definitions: Readonly<Record<string, KindDefinition>> = { ...registry };

/** Every kind with its name, in alphabetical order. */
export const kindEntries: readonly (readonly [kind: Kind, definition: KindDefinition])[] = Object.entries(
  definitions,
).flatMap(([kind, definition]) => (isKind(kind) ? [[kind, definition] as const] : []));

/** Names of all kinds, in alphabetical order. */
export const kinds: readonly Kind[] = kindEntries.map(([kind]) => kind);

export function isKind(name: string): name is Kind {
  return Object.hasOwn(definitions, name);
}

/** The definition of a kind. Undefined for an unknown name. */
export function findKind(name: string): KindDefinition | undefined {
  return isKind(name) ? definitions[name] : undefined;
}

/** One value for each kind. */
export function mapKinds<Value>(make: (kind: Kind) => Value): Readonly<Record<Kind, Value>> {
  const values = Object.fromEntries(kinds.map((kind) => [kind, make(kind)]));
  if (!hasEveryKind(values)) throw new Error('A kind is missing in a table of all kinds.');
  return values;
}

function hasEveryKind<Value>(values: Readonly<Record<string, Value>>): values is Readonly<Record<Kind, Value>> {
  return kinds.every((kind) => Object.hasOwn(values, kind));
}
