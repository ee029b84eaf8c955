import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import type { ReadPattern } from '../parsing/readPattern.ts';

/** What reads the two small languages of definitions. Both throw an `ExpressionError`. */
export interface Readers {
  parseTree(source: string): ExpressionNode;
  readPattern(pattern: string): ReadPattern;
}
