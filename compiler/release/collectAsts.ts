import { parseExpression, type ShippedTree } from '#engine';
import { encodeTree } from '#engine/internal';

/** The trees of all expressions in a piece of a release, by their source. */
export function collectAsts(piece: unknown): Readonly<Record<string, ShippedTree>> {
  const trees = new Map<string, ShippedTree>();
  collect(piece, trees);
  return Object.fromEntries(trees);
}

function collect(part: unknown, trees: Map<string, ShippedTree>): void {
  if (typeof part !== 'object' || part === null) return;
  if ('=' in part && typeof part['='] === 'string' && !trees.has(part['='])) {
    trees.set(part['='], encodeTree(parseExpression(part['='])));
  }
  for (const inner of Object.values(part)) collect(inner, trees);
}
