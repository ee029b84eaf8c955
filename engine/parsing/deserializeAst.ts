import { ExpressionError } from './ExpressionError.ts';
import type { ExpressionNode } from './ExpressionNode.ts';
import type { SerializedAst, SerializedNode } from './serializeAst.ts';

/** Converts JSON to the AST of an expression. */
export function deserializeAst(tree: SerializedAst, input: string): ExpressionNode {
  const node = decodePart(tree, input);
  if (isNode(node)) return node;
  throw new ExpressionError('expression/syntax', 'What was shipped is no tree', 0);
}

function decodePart(part: SerializedNode, input: string): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (isList(part)) return part.map((inner) => decodePart(inner, input));
  if ('i' in part) return BigInt(part.i);
  return { op: part.o, args: decodePart(part.a, input), input, pos: part.s, start: part.s, end: part.s };
}

function isList(part: SerializedNode): part is readonly SerializedNode[] {
  return Array.isArray(part);
}

function isNode(part: unknown): part is ExpressionNode {
  return typeof part === 'object' && part !== null && 'op' in part && 'args' in part;
}
