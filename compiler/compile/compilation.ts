import { type Node, rootOf, type Source } from './node.ts';

/** What the compilers of all kinds share: the sources by name, and the English they find. */
export interface Compilation {
  readonly sources: ReadonlyMap<string, Source>;
  /** catalogue key → English. */
  readonly english: Readonly<Record<string, string>>;
}

export function findSource(compilation: Compilation, kind: string, id: string): Node | undefined {
  const source = compilation.sources.get(`${kind}:${id}`);
  return source === undefined ? undefined : rootOf(source);
}

/** The definition of that name. The gate has made sure that there is one. */
export function getSource(compilation: Compilation, kind: string, id: string): Node {
  const node = findSource(compilation, kind, id);
  if (node === undefined) throw new Error(`Compiling needs the ${kind} "${id}", which the set does not have.`);
  return node;
}

export function sourcesOf(compilation: Compilation, kind: string): readonly Node[] {
  return [...compilation.sources.values()].filter((source) => source.kind === kind).map(rootOf);
}
