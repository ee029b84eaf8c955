import { child, entriesOf, type Node, stringOf } from '../../compile/node.ts';
import { findKind } from '../../language/kinds/index.ts';

/** Built-in names of a kind, in addition to `user` and `setting`, which are available everywhere. */
export function builtInNames(kind: string): readonly string[] {
  return findKind(kind)?.scope?.names ?? [];
}

/**
 * Names declared by `given` and `data`. On a routed screen, `given` declares the types of the route parameters instead.
 */
export function declaredNames(node: Node): readonly string[] {
  const given = isRouted(node) ? [] : entriesOf(child(node, 'given')).map(([name]) => name);
  return [...given, ...entriesOf(child(node, 'data')).map(([name]) => name)];
}

export function isRouted(node: Node): boolean {
  return node.source.kind === 'screen' && child(node, 'route') !== undefined;
}

/** Parameters of a route or of an operation's path. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
}

/** Names of `route.<name>` on a routed screen. */
export function routeNames(screen: Node): readonly string[] {
  const known = routeNamesBefore.get(screen.source);
  if (known !== undefined) return known;
  const declared = entriesOf(child(screen, 'given')).map(([name]) => name);
  const names = [...new Set([...pathParameters(stringOf(child(screen, 'route')) ?? ''), ...declared])];
  routeNamesBefore.set(screen.source, names);
  return names;
}

/** Cached: a screen never changes. */
const routeNamesBefore = new WeakMap<Node['source'], readonly string[]>();
