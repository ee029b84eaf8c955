import { createExpressions, type ExpressionNode } from '#engine';
import { parsers } from '#engine/parsers';

/** All parsers are registered from the start, so this is only a cache: what a source means never changes. */
export const expressions = createExpressions(parsers);

/** Parses an expression (without the leading `=`). Throws an `ExpressionError` with the offset. */
export function parseExpression(source: string): ExpressionNode {
  return expressions.parse(source);
}
