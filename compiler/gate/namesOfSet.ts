import { isAuthored } from '../compile/node.ts';
import type { Kind } from '../language/kinds/index.ts';
import type { DefinitionSet } from '../load/Definition.ts';

/** Names that a place may say, by what they are names of: a kind, `policy`, `role` or `setting`. */
export type NameTable = ReadonlyMap<string, ReadonlySet<string>>;

const namedKinds: readonly Kind[] = ['entity', 'operation', 'form', 'flow', 'wizard', 'lifecycle', 'screen', 'menu'];

export function namesOfSet(set: DefinitionSet): NameTable {
  const table = new Map<string, Set<string>>();
  for (const kind of namedKinds) table.set(kind, new Set(set.byKind[kind].keys()));
  const roles = new Set<string>();
  const policies = new Set<string>();
  for (const { json } of set.byKind.access.values()) {
    if (!isAuthored(json)) continue;
    addHeads(json['roles'], 'role', roles);
    addHeads(json['policies'], 'policy', policies);
    addHeads(json['functions'], 'function', policies);
  }
  const settings = new Set<string>();
  for (const { json } of set.byKind.setting.values()) {
    if (isAuthored(json)) for (const name of Object.keys(json)) if (name !== '$schema') settings.add(name);
  }
  return table.set('role', roles).set('policy', policies).set('setting', settings);
}

function addHeads(list: unknown, head: string, names: Set<string>): void {
  if (!Array.isArray(list)) return;
  for (const item of list) {
    const name: unknown = isAuthored(item) ? item[head] : undefined;
    if (typeof name === 'string') names.add(name);
  }
}
