import type { KindSpec } from './defineKind.ts';
import * as registry from './registry.ts';

/** What a file defines. */
export type Kind = keyof typeof registry;

const specs: Readonly<Record<string, KindSpec>> = { ...registry };

/** Every kind with its name, in alphabetical order. */
export const kindEntries: readonly (readonly [kind: Kind, spec: KindSpec])[] = Object.entries(specs).flatMap(
  ([kind, spec]) => (isKind(kind) ? [[kind, spec] as const] : []),
);

/** Names of all kinds, in alphabetical order. */
export const kinds: readonly Kind[] = kindEntries.map(([kind]) => kind);

export function isKind(name: string): name is Kind {
  return Object.hasOwn(specs, name);
}

/** What the compiler knows of a kind; undefined when there is none of that name. */
export function findKind(name: string): KindSpec | undefined {
  return isKind(name) ? specs[name] : undefined;
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
