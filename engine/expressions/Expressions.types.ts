import type { CompiledPattern } from '../parsing/compilePattern.ts';
import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import type { ParsedMessage } from '../parsing/ParsedMessage.ts';
import type { Parsers } from '../parsing/Parsers.types.ts';
import type { SerializedAst } from '../parsing/serializeAst.ts';
import type { SerializedMessage } from '../parsing/serializeMessage.ts';
import type { Program } from './compileExpression.ts';

/**
 * What expressions, patterns and texts are parsed with, and a cache of what was parsed. What a source means never
 * changes, so one instance serves any number of releases.
 */
export interface Expressions {
  /** Parses an expression (without the leading `=`). Throws an `ExpressionError` with the offset. */
  parse(source: string): ExpressionNode;
  /** Turns an expression into a function that can be called again and again. Throws an `ExpressionError`. */
  compile(source: string): Program;
  /** Compiles a pattern. Throws an `ExpressionError`. */
  compilePattern(pattern: string): CompiledPattern;
  /** Parses an ICU text. Throws a `MessageError`, or an `ExpressionError` where there is no parser for it. */
  parseMessage(text: string): ParsedMessage;
  /** Whether a parser is registered. */
  has(parser: keyof Parsers): boolean;
  /** Whether an expression can be parsed with what is registered. */
  canParse(source: string): boolean;
  /** Whether a pattern can be compiled with what is registered. */
  canCompilePattern(pattern: string): boolean;
  /** Registers parsers that were loaded later. */
  register(parsers: Partial<Parsers>): void;
  /** Adds the ASTs of a release, by the source of their expression. */
  addCompiledExpressions(asts: Readonly<Record<string, SerializedAst>>): void;
  /** Adds the parsed texts of a catalogue, by the keys they have there. */
  addCompiledMessages(
    catalogue: Readonly<Record<string, string>>,
    messages: Readonly<Record<string, SerializedMessage>>,
  ): void;
}
