import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';
import type { Expressions } from './Expressions.types.ts';

/** Parsers that must be registered before an expression can be evaluated. */
export interface MissingParsers {
  readonly parser: boolean;
  readonly patterns: boolean;
}

/** Finds the parsers that evaluating an expression needs and that are not registered yet. */
export function missingParsers(source: string, expressions: Expressions): MissingParsers {
  const hasPatterns = expressions.has('compilePattern');
  if (!expressions.canParse(source)) return { parser: true, patterns: !hasPatterns && source.includes('matches') };
  if (hasPatterns) return { parser: false, patterns: false };
  // A literal pattern can be examined. A computed pattern can be anything.
  const isKnown = ({ op, args }: ExpressionNode) =>
    op === 'value' && typeof args === 'string' && expressions.canCompilePattern(args);
  return { parser: false, patterns: !patternsIn(expressions.parse(source)).every(isKnown) };
}

/** The pattern of each `text.matches(pattern)` and `matches(text, pattern)`. */
function patternsIn(node: ExpressionNode): readonly ExpressionNode[] {
  const handed = node.op === 'call' ? node.args[1] : node.op === 'rcall' ? node.args[2] : [];
  const own = handed.length > 0 && Array.isArray(node.args) && node.args[0] === 'matches' ? handed.slice(-1) : [];
  return [...own, ...childrenOf(node).flatMap(patternsIn)];
}
