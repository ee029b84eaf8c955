import { canReadPattern, canReadTree, parseTree } from '#engine/readers';
import { childrenOf, type ExpressionNode } from './ExpressionNode.ts';

/** What has to be lent before an expression can be evaluated. */
export interface MissingReaders {
  readonly parser: boolean;
  readonly patterns: boolean;
}

/** Finds what an expression cannot be evaluated without, in a page that carries no library that reads. */
export function missingReaders(source: string): MissingReaders {
  if (!canReadTree(source)) return { parser: true, patterns: source.includes('matches') };
  return { parser: false, patterns: patternsIn(parseTree(source)).some((pattern) => !isReadable(pattern)) };
}

/** What a pattern is can be said of those that are written out; one that is worked out may be any. */
function isReadable(pattern: ExpressionNode): boolean {
  return pattern.op === 'value' && typeof pattern.args === 'string' && canReadPattern(pattern.args);
}

/** The pattern of each `text.matches(pattern)` and `matches(text, pattern)`. */
function patternsIn(node: ExpressionNode): readonly ExpressionNode[] {
  const handed = node.op === 'call' ? node.args[1] : node.op === 'rcall' ? node.args[2] : [];
  const own = handed.length > 0 && Array.isArray(node.args) && node.args[0] === 'matches' ? handed.slice(-1) : [];
  return [...own, ...childrenOf(node).flatMap(patternsIn)];
}
