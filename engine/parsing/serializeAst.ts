import { ExpressionError } from './ExpressionError.ts';
import type { ExpressionNode } from './ExpressionNode.ts';

/** An AST as JSON: the operator, the start and the arguments of each node. An integer is its digits. */
export interface SerializedAst {
  readonly o: string;
  readonly s: number;
  readonly a: SerializedNode;
}

export type SerializedNode =
  | SerializedAst
  | { readonly i: string }
  | string
  | number
  | boolean
  | null
  | readonly SerializedNode[];

/**
 * Converts an AST to JSON, for pages without a parser. Throws an `ExpressionError` for bytes, which are not supported.
 */
export function serializeAst(node: ExpressionNode): SerializedAst {
  return { o: node.op, s: node.start, a: encodePart(node.args) };
}

function encodePart(part: unknown): SerializedNode {
  if (Array.isArray(part)) return part.map(encodePart);
  if (typeof part === 'bigint') return { i: String(part) };
  if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' || part === null) return part;
  if (isNode(part)) return serializeAst(part);
  // An unsigned literal (`5u`) is an ordinary integer.
  const plain: unknown = typeof part === 'object' ? part.valueOf() : undefined;
  if (typeof plain === 'bigint') return { i: String(plain) };
  throw new ExpressionError('expression/type', 'Bytes are not part of the language');
}

function isNode(part: unknown): part is ExpressionNode {
  return typeof part === 'object' && part !== null && 'op' in part && 'args' in part;
}
