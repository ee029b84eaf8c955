import { child, entriesOf, type Node, stringOf } from '../../compile/node.ts';
import { findKind } from '../../language/kinds/index.ts';

/** Names that expressions of a kind read without anybody declaring them. `user` and `setting` are read everywhere. */
export function builtInNames(kind: string): readonly string[] {
  return findKind(kind)?.scope?.names ?? [];
}

/** Names declared by `given` and `data`; on a routed screen `given` types the address instead. */
export function declaredNames(node: Node): readonly string[] {
  const given = isRouted(node) ? [] : entriesOf(child(node, 'given')).map(([name]) => name);
  return [...given, ...entriesOf(child(node, 'data')).map(([name]) => name)];
}

export function isRouted(node: Node): boolean {
  return node.source.kind === 'screen' && child(node, 'route') !== undefined;
}

/** Parameters of a route or of the path of a call. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
}

/** What `route.<name>` may say on a routed screen. */
export function routeNames(screen: Node): readonly string[] {
  const known = routeNamesBefore.get(screen.source);
  if (known !== undefined) return known;
  const declared = entriesOf(child(screen, 'given')).map(([name]) => name);
  const names = [...new Set([...pathParameters(stringOf(child(screen, 'route')) ?? ''), ...declared])];
  routeNamesBefore.set(screen.source, names);
  return names;
}

/** A screen never changes, so neither does its address. */
const routeNamesBefore = new WeakMap<Node['source'], readonly string[]>();
