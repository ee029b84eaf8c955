import type { CompiledPattern } from '../parsing/compilePattern.ts';
import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import type { ParsedMessage } from '../parsing/ParsedMessage.ts';
import type { Parsers } from '../parsing/Parsers.types.ts';
import type { SerializedAst } from '../parsing/serializeAst.ts';
import type { SerializedMessage } from '../parsing/serializeMessage.ts';
import type { Program } from './compileExpression.ts';

/**
 * Parses expressions, patterns and texts, and caches the results. A source always has the same meaning, so one instance
 * serves any number of releases.
 */
export interface Expressions {
  /** Parses an expression without its leading `=`. Throws an `ExpressionError` with the offset. */
  parse(source: string): ExpressionNode;
  /** Compiles an expression to a function that can be called many times. Throws an `ExpressionError`. */
  compile(source: string): Program;
  /** Compiles a pattern. Throws an `ExpressionError`. */
  compilePattern(pattern: string): CompiledPattern;
  /** Parses an ICU text. Throws a `MessageError`, or an `ExpressionError` if no parser is registered for it. */
  parseMessage(text: string): ParsedMessage;
  /** Whether a parser is registered. */
  has(parser: keyof Parsers): boolean;
  /** Whether an expression can be parsed with the registered parsers and ASTs. */
  canParse(source: string): boolean;
  /** Whether a pattern can be compiled with the registered parsers. */
  canCompilePattern(pattern: string): boolean;
  /** Registers parsers that were loaded later. */
  register(parsers: Partial<Parsers>): void;
  /** Adds the ASTs of a release, by the source of their expression. */
  addCompiledExpressions(asts: Readonly<Record<string, SerializedAst>>): void;
  /** Adds the parsed texts of a catalogue, by their keys in the catalogue. */
  addCompiledMessages(
    catalogue: Readonly<Record<string, string>>,
    messages: Readonly<Record<string, SerializedMessage>>,
  ): void;
}
