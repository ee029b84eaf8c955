import type { SerializedAst } from '#engine';
import { serializeAst } from '#engine/internal';
import { parseExpression } from '../compile/expressions.ts';

/** The ASTs of all expressions in a part of a release, by source. */
export function collectAsts(piece: unknown): Readonly<Record<string, SerializedAst>> {
  const trees = new Map<string, SerializedAst>();
  collect(piece, trees);
  return Object.fromEntries(trees);
}

function collect(part: unknown, trees: Map<string, SerializedAst>): void {
  if (typeof part !== 'object' || part === null) return;
  if ('=' in part && typeof part['='] === 'string' && !trees.has(part['='])) {
    trees.set(part['='], serializeAst(parseExpression(part['='])));
  }
  for (const inner of Object.values(part)) collect(inner, trees);
}
