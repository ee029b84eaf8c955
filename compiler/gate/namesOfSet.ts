import { kindEntries } from '../language/kinds/index.ts';
import type { DefinitionSet } from '../load/Definition.ts';

/** Names that can be referred to, by what they name: a kind, or something that definitions of a kind declare. */
export type NameTable = ReadonlyMap<string, ReadonlySet<string>>;

/** All names of a set that definitions can refer to. */
export function namesOfSet(set: DefinitionSet): NameTable {
  const table = new Map<string, ReadonlySet<string>>();
  for (const [kind, { isNamed = false, declares = {} }] of kindEntries) {
    const definitions = set.byKind[kind];
    if (isNamed) table.set(kind, new Set(definitions.keys()));
    for (const [sort, declared] of Object.entries(declares)) {
      table.set(sort, new Set([...definitions.values()].flatMap(({ json }) => declared(json))));
    }
  }
  return table;
}
