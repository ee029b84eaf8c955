import { createExpressions, type ExpressionNode } from '#engine';
import { pathsRead } from '#engine/internal';
import { parsers } from '#engine/parsers';

/** All parsers are registered from the start, so this is only a cache: a source always has the same meaning. */
export const expressions = createExpressions(parsers);

/** Parses an expression without its leading `=`. Throws an `ExpressionError` with the offset. */
export function parseExpression(source: string): ExpressionNode {
  return expressions.parse(source);
}

/** Dotted paths that an expression reads, such as `this.author.name`. Empty if the source cannot be parsed. */
export function pathsReadBy(source: string): readonly string[] {
  try {
    return pathsRead(expressions.parse(source));
  } catch {
    return [];
  }
}
