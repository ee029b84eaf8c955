import { decodeTree } from './decodeTree.ts';
import { ExpressionError } from './ExpressionError.ts';
import type { ExpressionNode } from './ExpressionNode.ts';
import type { ShippedTree } from './encodeTree.ts';
import type { Readers } from './Readers.types.ts';
import type { ReadPattern } from './readPattern.ts';

/** In a shipped page the trees come with the release, and the libraries that read are lent when something needs them. */
const lent: Partial<Readers> = {};
const trees = new Map<string, ShippedTree>();

/** Takes a library that reads. */
export function lend(readers: Partial<Readers>): void {
  Object.assign(lent, readers);
}

/** Takes the trees of a release, by the source of their expression. */
export function knowTrees(known: Readonly<Record<string, ShippedTree>>): void {
  for (const [source, tree] of Object.entries(known)) trees.set(source, tree);
}

/** The tree of an expression that was shipped, else read by the parser if that was lent. */
export function parseTree(source: string): ExpressionNode {
  const known = trees.get(source);
  if (known !== undefined) return decodeTree(known, source);
  if (lent.parseTree) return lent.parseTree(source);
  throw new ExpressionError('expr/parse', `The expression "${source}" did not come with the release`, 0);
}

/** Reads a pattern, if what reads patterns was lent. */
export function readPattern(pattern: string): ReadPattern {
  if (lent.readPattern) return lent.readPattern(pattern);
  throw new ExpressionError('expr/type', `The pattern "${pattern}" cannot be read before its reader is there`);
}
