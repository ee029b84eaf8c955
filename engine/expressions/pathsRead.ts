import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import { freePaths } from './freeVariables.ts';

/**
 * Dotted paths that an expression reads, each beginning with its variable: `this.author.name`. A path ends where a
 * value is used whole or accessed by a computed name: `this`. Variables of comprehensions are not included.
 */
export function pathsRead(expression: ExpressionNode): readonly string[] {
  return [...new Set(freePaths(expression).map((path) => path.join('.')))];
}
