import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';

/** Methods whose first argument names the item. The other arguments can read it. */
export const comprehensions: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** Variables that an expression reads, in the order of first use, without the variables of comprehensions. */
export function freeVariables(expression: ExpressionNode): readonly string[] {
  return [...new Set(freePaths(expression).map(([name]) => name))];
}

/** A variable and the properties selected from it, in order. */
export type FreePath = readonly [variable: string, ...properties: readonly string[]];

/** Every read of a variable that the expression does not bind itself, in reading order. */
export function freePaths(node: ExpressionNode, bound: readonly string[] = []): readonly FreePath[] {
  const path = selection(node);
  if (path !== undefined) return bound.includes(path[0]) ? [] : [path];
  const binding = bindingOf(node);
  if (binding !== undefined) {
    const within = [...bound, binding.name];
    return [
      ...binding.outer.flatMap((outer) => freePaths(outer, bound)),
      ...binding.inner.flatMap((inner) => freePaths(inner, within)),
    ];
  }
  const namespace = node.op === 'rcall' && isNamespaceCall(node) ? node.args[1] : undefined;
  return childrenOf(node).flatMap((child) => (child === namespace ? [] : freePaths(child, bound)));
}

function selection(node: ExpressionNode): FreePath | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const holder = selection(node.args[0]);
  return holder && [...holder, node.args[1]];
}

/** The variable that a comprehension or `cel.bind` binds, and the nodes in its scope. */
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

/** True for `optional.of(…)`, `optional.none()` and `cel.bind(…)`. */
export function isNamespaceCall(node: ExpressionNode): boolean {
  if (node.op !== 'rcall') return false;
  const [method, receiver] = node.args;
  if (receiver.op !== 'id') return false;
  if (receiver.args === 'cel') return method === 'bind';
  return receiver.args === 'optional' && (method === 'of' || method === 'none');
}
