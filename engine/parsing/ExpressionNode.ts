import type { ASTNode } from '@marcbachmann/cel-js';

/** A node of a parsed expression. */
export type ExpressionNode = ASTNode;

/** The nodes directly below a node, in source order. */
export function childrenOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}
