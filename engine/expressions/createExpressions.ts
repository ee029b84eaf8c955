import { compileNativePattern } from '../parsing/compileNativePattern.ts';
import type { CompiledPattern } from '../parsing/compilePattern.ts';
import { deserializeAst } from '../parsing/deserializeAst.ts';
import { deserializeMessage } from '../parsing/deserializeMessage.ts';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';
import { maxDepth, maxSourceLength } from '../parsing/limits.ts';
import type { ParsedMessage } from '../parsing/ParsedMessage.ts';
import type { Parsers } from '../parsing/Parsers.types.ts';
import type { SerializedAst } from '../parsing/serializeAst.ts';
import type { SerializedMessage } from '../parsing/serializeMessage.ts';
import { BoundedCache } from './BoundedCache.ts';
import { compileNode, type Program } from './compileExpression.ts';
import type { Expressions } from './Expressions.types.ts';

/**
 * Creates the instance that evaluates expressions and fills in texts. A server, a test or a tool passes all `parsers`.
 * A page passes none: it adds the ASTs and messages of its release, and registers a parser when one is needed.
 *
 * @example
 * const expressions = createExpressions(parsers);
 * evaluate({ '=': '1 + 1' }, { variables: {}, user: anonymous, settings: {}, clock, expressions });
 */
export function createExpressions(parsers: Partial<Parsers> = {}): Expressions {
  let registered = parsers;
  const asts = new Map<string, SerializedAst>();
  const texts = new Map<string, SerializedMessage>();
  const nodes = new BoundedCache<ExpressionNode>(5_000);
  const programs = new BoundedCache<Program>(2_000);
  const patterns = new BoundedCache<CompiledPattern>(200);
  const messages = new BoundedCache<ParsedMessage>(5_000);

  function parse(source: string): ExpressionNode {
    if (source.length > maxSourceLength) {
      throw new ExpressionError(
        'expression/cost',
        `An expression has at most ${maxSourceLength} characters`,
        maxSourceLength,
      );
    }
    return nodes.get(source, readNode);
  }

  function readNode(source: string): ExpressionNode {
    const node = readAst(source);
    assertShallow(node);
    return node;
  }

  function readAst(source: string): ExpressionNode {
    const known = asts.get(source);
    if (known !== undefined) return deserializeAst(known, source);
    if (registered.parseAst) return registered.parseAst(source);
    throw new ExpressionError('expression/syntax', `The expression "${source}" is not part of the release`, 0);
  }

  function readPattern(pattern: string): CompiledPattern {
    if (registered.compilePattern) return registered.compilePattern(pattern);
    const native = compileNativePattern(pattern);
    if (native) return native;
    throw new ExpressionError('expression/type', `The pattern "${pattern}" needs a parser that is not registered`);
  }

  function readMessage(text: string): ParsedMessage {
    const known = texts.get(text);
    if (known !== undefined) return deserializeMessage(known);
    if (registered.parseMessage) return registered.parseMessage(text);
    throw new ExpressionError('expression/syntax', `The text "${text}" is not part of the release`, 0);
  }

  const compile = (source: string): Program => compileNode(parse(source), []);

  return {
    parse,
    compile: (source) => programs.get(source, compile),
    compilePattern: (pattern) => patterns.get(pattern, readPattern),
    parseMessage: (text) => messages.get(text, readMessage),
    has: (parser) => registered[parser] !== undefined,
    canParse: (source) => registered.parseAst !== undefined || asts.has(source),
    canCompilePattern: (pattern) =>
      registered.compilePattern !== undefined || compileNativePattern(pattern) !== undefined,
    register(more) {
      registered = { ...registered, ...more };
    },
    addCompiledExpressions(known) {
      // With a parser, ASTs are not stored: questions that come with data would fill the memory of a server.
      if (registered.parseAst) return;
      for (const [source, ast] of Object.entries(known)) asts.set(source, ast);
    },
    addCompiledMessages(catalogue, known) {
      if (registered.parseMessage) return;
      for (const [key, message] of Object.entries(known)) {
        const text = catalogue[key];
        if (text !== undefined) texts.set(text, message);
      }
    },
  };
}

/**
 * Throws for nodes that are nested too deeply. Long chains (`a + b + c …`) are deep on the left. Iterates over a list,
 * because recursion is what this guards against.
 */
function assertShallow(node: ExpressionNode): void {
  let level: ExpressionNode[] = [node];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth * 4)
      throw new ExpressionError('expression/cost', 'The expression is nested too deeply', node.start);
    level = level.flatMap((one) => [...childrenOf(one)]);
  }
}
