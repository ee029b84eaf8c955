import type { ExpressionNode } from '#engine';
import { childrenOf, comprehensions } from '#engine/internal';
import { parseExpression } from '../compile/expressions.ts';

/** A name inside an expression. */
export interface ExpressionToken {
  readonly kind: 'variable' | 'property' | 'function' | 'literal';
  readonly name: string;
  /** Offset in the source, without the leading `=`. */
  readonly offset: number;
  readonly node: ExpressionNode;
}

/** The offset of a node's name. Undefined for a node without a name. */
export function offsetOfName(node: ExpressionNode, source: string): number | undefined {
  switch (node.op) {
    case 'id':
    case 'call':
      return node.start;
    case '.':
    case '.?':
      return node.pos;
    case 'rcall':
      return source.indexOf(node.args[0], node.args[1].end);
    case 'value':
      return typeof node.args === 'string' ? node.start + 1 : undefined;
    default:
      return undefined;
  }
}

const kinds = { id: 'variable', '.': 'property', '.?': 'property', call: 'function', rcall: 'function' } as const;

/** Every name and every string literal in an expression, in source order, including variables that it binds itself. */
export function findTokens(source: string): readonly ExpressionToken[] {
  const found: ExpressionToken[] = [];
  const visit = (node: ExpressionNode): void => {
    const offset = offsetOfName(node, source);
    const name = nameOf(node);
    if (offset !== undefined && name !== undefined) {
      const kind = node.op === 'value' ? 'literal' : (kindsOf(node) ?? 'variable');
      found.push({ kind, name, offset, node });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseExpression(source));
  return found.sort((left, right) => left.offset - right.offset);
}

function kindsOf(node: ExpressionNode): ExpressionToken['kind'] | undefined {
  return Object.entries(kinds).find(([op]) => op === node.op)?.[1];
}

function nameOf(node: ExpressionNode): string | undefined {
  switch (node.op) {
    case 'id':
      return node.args;
    case '.':
    case '.?':
      return node.args[1];
    case 'call':
    case 'rcall':
      return node.args[0];
    case 'value':
      return typeof node.args === 'string' ? node.args : undefined;
    default:
      return undefined;
  }
}

/** Offsets of names that an expression binds itself: these are not references to anything outside. */
export function boundNames(source: string): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (node: ExpressionNode): void => {
    if (node.op === 'rcall' && (comprehensions.has(node.args[0]) || node.args[0] === 'bind')) {
      const [first] = node.args[2];
      if (first?.op === 'id') found.add(first.start);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseExpression(source));
  return found;
}
