import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import { freePaths } from './freeVariables.ts';

/**
 * Dotted paths that an expression reads, each beginning with its variable: `this.author.name`. What is taken whole, or
 * by a name that is computed, ends where that begins: `this`. Variables of comprehensions are not among them.
 */
export function pathsRead(expression: ExpressionNode): readonly string[] {
  return [...new Set(freePaths(expression).map((path) => path.join('.')))];
}
