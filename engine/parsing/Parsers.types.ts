import type { CompiledPattern } from './compilePattern.ts';
import type { ExpressionNode } from './ExpressionNode.ts';
import type { ParsedMessage } from './ParsedMessage.ts';

/** The libraries for the three small languages of definitions. Pages load them on demand or not at all. */
export interface Parsers {
  /** Parses an expression in CEL. Throws an `ExpressionError`. */
  parseAst(source: string): ExpressionNode;
  /** Compiles a pattern for RE2. Throws an `ExpressionError`. */
  compilePattern(pattern: string): CompiledPattern;
  /** Parses an ICU text. Throws a `MessageError`. */
  parseMessage(text: string): ParsedMessage;
}
