import { canonicalJson, hashText, type Release } from '#engine';
import type { Compilation } from '../compile/compilation.ts';
import { type CompileInput, rootOf } from '../compile/node.ts';
import type { KindInput } from '../language/kinds/defineKind.ts';
import { kindEntries } from '../language/kinds/index.ts';
import { emptyContent } from './emptyContent.ts';
import { startCompilation } from './startCompilation.ts';

/**
 * Compiles a set that passed the gate to a release. Pure: equal sets have equal hashes. Throws for a set that the gate
 * refuses.
 */
export function compileRelease(inputs: readonly CompileInput[]): Release {
  const inputsOf = inputsByKind(inputs, startCompilation(inputs));
  let content = emptyContent;
  for (const [kind, { compile }] of kindEntries) content = { ...content, ...compile?.(inputsOf(kind)) };
  for (const [kind, { complete }] of kindEntries) content = { ...content, ...complete?.(content, inputsOf(kind)) };
  return { hash: hashText(canonicalJson(content)), ...content };
}

function inputsByKind(inputs: readonly CompileInput[], compilation: Compilation): (kind: string) => KindInput {
  const groups = Map.groupBy(inputs, ({ kind }) => kind);
  const sources = Map.groupBy(compilation.sources.values(), ({ kind }) => kind);
  return (kind) => ({
    inputs: groups.get(kind) ?? [],
    nodes: (sources.get(kind) ?? []).map(rootOf),
    compilation,
  });
}
