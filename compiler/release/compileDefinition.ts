import type { Compilation } from '../compile/compilation.ts';
import { rootOf } from '../compile/node.ts';
import type { ReleaseContent } from '../language/kinds/defineKind.ts';
import { findKind } from '../language/kinds/index.ts';
import { emptyContent } from './emptyContent.ts';

/**
 * What one definition adds to a release, compiled without the rest of its set. `known` are the parts that it is compiled
 * with: a wizard needs the forms of its steps. Undefined for a kind that adds nothing by itself, and for a definition
 * that is not in the set. Throws if the definition has mistakes that prevent it.
 */
export function compileDefinition(
  compilation: Compilation,
  { kind, id }: { readonly kind: string; readonly id: string },
  known: Partial<ReleaseContent> = {},
): Partial<ReleaseContent> | undefined {
  const source = compilation.sources.get(`${kind}:${id}`);
  const definition = findKind(kind);
  if (source === undefined || definition === undefined) return undefined;
  const input = { inputs: [], nodes: [rootOf(source)], compilation };
  const own = { ...known, ...definition.compile?.(input) };
  return { ...own, ...definition.complete?.({ ...emptyContent, ...own }, input) };
}
