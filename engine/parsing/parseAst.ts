import { Environment, ParseError } from '@marcbachmann/cel-js';
import { ExpressionError } from './ExpressionError.ts';
import type { ExpressionNode } from './ExpressionNode.ts';
import { maxDepth } from './limits.ts';

const maxNodes = 5_000;

const environment = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  limits: { maxAstNodes: maxNodes, maxDepth },
});

/** Parses an expression. Throws an `ExpressionError` with the offset. */
export function parseAst(source: string): ExpressionNode {
  try {
    return environment.parse(source).ast;
  } catch (error) {
    if (error instanceof ParseError) {
      const code = error.code === 'limit_exceeded' ? 'expression/cost' : 'expression/syntax';
      throw new ExpressionError(code, error.summary, error.range?.start);
    }
    // The parser reads a long chain of `!` or `-` recursively, without a limit of its own.
    if (error instanceof RangeError)
      throw new ExpressionError('expression/cost', 'The expression is nested too deeply', 0);
    throw error;
  }
}
