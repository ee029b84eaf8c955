import { childrenOf, type ExpressionNode } from './ExpressionNode.ts';
import { bindingOf } from './freeVariables.ts';
import { parseExpression } from './parseExpression.ts';

/**
 * Dotted paths that an expression reads, each beginning with its variable: `this.author.name`. What is taken whole, or
 * by a name that is computed, ends where that begins: `this`. Variables of comprehensions are not among them.
 */
export function pathsRead(source: string): readonly string[] {
  const found = new Set<string>();
  collect(parseExpression(source), [], found);
  return [...found];
}

function collect(node: ExpressionNode, bound: readonly string[], found: Set<string>): void {
  const path = selection(node);
  if (path !== undefined) {
    if (!bound.includes(path[0] ?? '')) found.add(path.join('.'));
    return;
  }
  const binding = bindingOf(node);
  if (binding !== undefined) {
    for (const outer of binding.outer) collect(outer, bound, found);
    for (const inner of binding.inner) collect(inner, [...bound, binding.name], found);
    return;
  }
  for (const child of childrenOf(node)) collect(child, bound, found);
}

function selection(node: ExpressionNode): readonly string[] | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const holder = selection(node.args[0]);
  return holder && [...holder, node.args[1]];
}
