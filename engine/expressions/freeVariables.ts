import { childrenOf, type ExpressionNode } from './ExpressionNode.ts';
import { parseExpression } from './parseExpression.ts';

/** Methods whose first argument names the item, which is bound in the other arguments. */
export const comprehensions: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** Words that are read as a namespace when a method is called on them and no variable has that name. */
export const namespaces: ReadonlySet<string> = new Set(['optional', 'cel']);

/** Variables that an expression reads, in the order of their first use; variables of comprehensions are not among them. */
export function freeVariables(source: string): readonly string[] {
  const found = new Set<string>();
  collect(parseExpression(source), [], found);
  return [...found];
}

/** The variable a comprehension or `cel.bind` binds, and the nodes that see it. */
export function bindingOf(
  node: ExpressionNode,
):
  | { readonly name: string; readonly outer: readonly ExpressionNode[]; readonly inner: readonly ExpressionNode[] }
  | undefined {
  if (node.op !== 'rcall') return undefined;
  const [method, receiver, args] = node.args;
  const [first, ...rest] = args;
  if (first?.op !== 'id') return undefined;
  if (comprehensions.has(method) && rest.length > 0) return { name: first.args, outer: [receiver], inner: rest };
  if (method === 'bind' && receiver.op === 'id' && receiver.args === 'cel' && rest.length === 2) {
    return { name: first.args, outer: rest.slice(0, 1), inner: rest.slice(1) };
  }
  return undefined;
}

/** Names that comprehensions and `cel.bind` bind anywhere in an expression. */
export function boundNames(node: ExpressionNode): ReadonlySet<string> {
  const own = bindingOf(node)?.name;
  const inner = childrenOf(node).flatMap((child) => [...boundNames(child)]);
  return new Set(own === undefined ? inner : [own, ...inner]);
}

function collect(node: ExpressionNode, bound: readonly string[], found: Set<string>): void {
  if (node.op === 'id') {
    if (!bound.includes(node.args)) found.add(node.args);
    return;
  }
  const binding = bindingOf(node);
  if (binding !== undefined) {
    for (const outer of binding.outer) collect(outer, bound, found);
    for (const inner of binding.inner) collect(inner, [...bound, binding.name], found);
    return;
  }
  for (const child of childrenOf(node)) {
    if (node.op === 'rcall' && child === node.args[1] && child.op === 'id' && isNamespaceCall(node)) continue;
    collect(child, bound, found);
  }
}

/** True for `optional.of(…)`, `optional.none()` and `cel.bind(…)`. */
export function isNamespaceCall(node: ExpressionNode): boolean {
  if (node.op !== 'rcall') return false;
  const [method, receiver] = node.args;
  if (receiver.op !== 'id') return false;
  if (receiver.args === 'cel') return method === 'bind';
  return receiver.args === 'optional' && (method === 'of' || method === 'none');
}
