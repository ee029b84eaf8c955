import type { DefinitionsByKind } from '../language/definitions.types.ts';
import { type Node, rootOf, type Source } from './node.ts';

/** What the compilers of all kinds share: the sources by name, and the English texts. */
export interface Compilation {
  readonly sources: ReadonlyMap<string, Source>;
  /** Catalogue key → English text. */
  readonly english: Readonly<Record<string, string>>;
}

export function findSource<Kind extends keyof DefinitionsByKind>(
  compilation: Compilation,
  kind: Kind,
  id: string,
): Node<DefinitionsByKind[Kind]> | undefined;
export function findSource(compilation: Compilation, kind: string, id: string): Node | undefined;
export function findSource(compilation: Compilation, kind: string, id: string): Node | undefined {
  const source = compilation.sources.get(`${kind}:${id}`);
  return source === undefined ? undefined : rootOf(source);
}

/** Whether a node is the root of a definition of that kind. */
export function isOfKind<Kind extends keyof DefinitionsByKind>(
  node: Node,
  kind: Kind,
): node is Node<DefinitionsByKind[Kind]> {
  return node.source.kind === kind && node.pointer === '';
}

export function sourcesOf<Kind extends keyof DefinitionsByKind>(
  compilation: Compilation,
  kind: Kind,
): readonly Node<DefinitionsByKind[Kind]>[] {
  return [...compilation.sources.values()]
    .filter((source) => source.kind === kind)
    .map(rootOf<DefinitionsByKind[Kind]>);
}
