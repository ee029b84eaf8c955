import { canReadPattern, canReadTree, parseTree } from '#engine/readers';
import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';

/** What has to be lent before an expression can be evaluated. */
export interface MissingReaders {
  readonly parser: boolean;
  readonly patterns: boolean;
}

/** What expressions and patterns can be read with, as far as it is here. */
export interface ReadersHere {
  canReadTree(source: string): boolean;
  canReadPattern(pattern: string): boolean;
  parseTree(source: string): ExpressionNode;
}

/** Finds what an expression cannot be evaluated without: in a page that carries no library that reads, what must be lent. */
export function missingReaders(
  source: string,
  here: ReadersHere = { canReadPattern, canReadTree, parseTree },
): MissingReaders {
  if (!here.canReadTree(source)) return { parser: true, patterns: source.includes('matches') };
  // What a pattern is can be said of those that are written out; one that is worked out may be any.
  const isReadable = ({ op, args }: ExpressionNode) =>
    op === 'value' && typeof args === 'string' && here.canReadPattern(args);
  return { parser: false, patterns: !patternsIn(here.parseTree(source)).every(isReadable) };
}

/** The pattern of each `text.matches(pattern)` and `matches(text, pattern)`. */
function patternsIn(node: ExpressionNode): readonly ExpressionNode[] {
  const handed = node.op === 'call' ? node.args[1] : node.op === 'rcall' ? node.args[2] : [];
  const own = handed.length > 0 && Array.isArray(node.args) && node.args[0] === 'matches' ? handed.slice(-1) : [];
  return [...own, ...childrenOf(node).flatMap(patternsIn)];
}
