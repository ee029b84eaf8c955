import { freePaths } from './freeVariables.ts';
import { parseExpression } from './parseExpression.ts';

/**
 * Dotted paths that an expression reads, each beginning with its variable: `this.author.name`. What is taken whole, or
 * by a name that is computed, ends where that begins: `this`. Variables of comprehensions are not among them.
 */
export function pathsRead(source: string): readonly string[] {
  return [...new Set(freePaths(parseExpression(source)).map((path) => path.join('.')))];
}
