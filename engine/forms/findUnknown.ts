import type { FieldModel } from '../model/field.types.ts';
import { isRecord } from '../records/readPath.ts';

/** Dotted paths of a body that no field describes, at most fifty. */
export function findUnknown(fields: readonly FieldModel[], body: unknown): readonly string[] {
  return walkRecord(treeOf(fields), body, '').slice(0, 50);
}

/** What may be below a name: anything, or these names. */
type Tree = Map<string, Tree | 'any'>;

/** Field lists never change, so their trees are built once. */
const treesBefore = new WeakMap<readonly FieldModel[], Tree>();

function treeOf(fields: readonly FieldModel[]): Tree {
  const known = treesBefore.get(fields);
  if (known !== undefined) return known;
  const tree = layOut(fields);
  treesBefore.set(fields, tree);
  return tree;
}

function layOut(fields: readonly FieldModel[]): Tree {
  const tree: Tree = new Map();
  for (const field of fields) {
    const names = field.path.split('.');
    const last = names.pop() ?? '';
    let at = tree;
    for (const name of names) {
      const below = at.get(name);
      if (below === 'any') break;
      const next: Tree = below ?? new Map();
      at.set(name, next);
      at = next;
    }
    const known = at.get(last);
    const own = field.properties ? layOut(field.properties) : 'any';
    at.set(last, known instanceof Map && own instanceof Map ? new Map([...known, ...own]) : own);
  }
  return tree;
}

function walkRecord(tree: Tree, value: unknown, prefix: string): string[] {
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const below = tree.get(name);
    if (below === undefined) return [`${prefix}${name.slice(0, 100)}`];
    if (below === 'any') return [];
    const inner = value[name];
    if (!Array.isArray(inner)) return walkRecord(below, inner, `${prefix}${name}.`);
    return inner.flatMap((item: unknown, index) => walkRecord(below, item, `${prefix}${name}.${index}.`));
  });
}
