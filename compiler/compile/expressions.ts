import { createExpressions, type ExpressionNode } from '#engine';
import { pathsRead } from '#engine/internal';
import { parsers } from '#engine/parsers';

/** All parsers are registered from the start, so this is only a cache: what a source means never changes. */
export const expressions = createExpressions(parsers);

/** Parses an expression (without the leading `=`). Throws an `ExpressionError` with the offset. */
export function parseExpression(source: string): ExpressionNode {
  return expressions.parse(source);
}

/** Dotted paths that an expression reads, such as `this.author.name`. None where the source cannot be parsed. */
export function pathsReadBy(source: string): readonly string[] {
  try {
    return pathsRead(expressions.parse(source));
  } catch {
    return [];
  }
}
