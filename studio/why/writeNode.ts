import type { ExpressionNode } from '#engine';

/** The source of a part of an expression. The expressions of a page have no source of their parts. */
export function writeNode(node: ExpressionNode): string {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'string' ? `'${node.args.replaceAll("'", String.raw`\'`)}'` : String(node.args);
    case 'id':
      return node.args;
    case '.':
    case '.?':
      return `${writeNode(node.args[0])}${node.op}${node.args[1]}`;
    case '[]':
    case '[?]':
      return `${writeNode(node.args[0])}${node.op === '[]' ? '[' : '[?'}${writeNode(node.args[1])}]`;
    case 'call':
      return `${node.args[0]}(${listed(node.args[1])})`;
    case 'rcall':
      return `${writeNode(node.args[1])}.${node.args[0]}(${listed(node.args[2])})`;
    case 'list':
      return `[${listed(node.args)}]`;
    case 'map':
      return `{${node.args.map(([key, value]) => `${writeNode(key)}: ${writeNode(value)}`).join(', ')}}`;
    case '!_':
      return `!(${writeNode(node.args)})`;
    case '-_':
      return `-${writeNode(node.args)}`;
    case '?:': {
      const [condition, yes, no] = node.args;
      return `${writeNode(condition)} ? ${writeNode(yes)} : ${writeNode(no)}`;
    }
    default: {
      const [left, right] = node.args;
      const rank = rankOf(node);
      return `${operand(left, rank)} ${node.op} ${operand(right, rank + 1)}`;
    }
  }
}

/** How tightly operators bind their sides. */
const ranks: Readonly<Record<string, number>> = {
  ...{ '?:': 0, '||': 1, '&&': 2, '==': 3, '!=': 3, '<': 3, '<=': 3, '>': 3, '>=': 3, in: 3 },
  ...{ '+': 4, '-': 4, '*': 5, '/': 5, '%': 5 },
};

function rankOf({ op }: ExpressionNode): number {
  return ranks[op] ?? 6;
}

/** One side of an operator, in parentheses if it binds less tightly. `a && b && c` needs none. */
function operand(node: ExpressionNode, least: number): string {
  const isChain = (node.op === '&&' || node.op === '||') && rankOf(node) === least - 1;
  return rankOf(node) < least && !isChain ? `(${writeNode(node)})` : writeNode(node);
}

function listed(nodes: readonly ExpressionNode[]): string {
  return nodes.map(writeNode).join(', ');
}
