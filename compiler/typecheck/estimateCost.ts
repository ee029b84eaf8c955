import type { ExpressionNode } from '#engine';
import { bindingOf, childrenOf } from '#engine/internal';
import type { CheckType } from './checkTypes.ts';

/** The assumed length of a list without a known maximum. */
const assumedItems = 200;

/** The maximum number of steps of an expression, the same as at run time. */
export const maxCost = 2_000_000;

/**
 * The estimated maximum number of steps of an expression: one for each node, and for nodes in a comprehension one for
 * each item of the list.
 */
export function estimateCost(node: ExpressionNode, variables: Readonly<Record<string, CheckType>>): number {
  const binding = bindingOf(node);
  if (binding === undefined || node.op !== 'rcall' || node.args[0] === 'bind') {
    return childrenOf(node).reduce((total, child) => total + estimateCost(child, variables), 1);
  }
  const outer = binding.outer.reduce((total, child) => total + estimateCost(child, variables), 1);
  const inner = binding.inner.reduce((total, child) => total + estimateCost(child, variables), 1);
  return outer + itemsOf(node.args[1], variables) * inner;
}

/** The maximum length of a list, if its variable or literal determines it. */
function itemsOf(node: ExpressionNode, variables: Readonly<Record<string, CheckType>>): number {
  if (node.op === 'list') return node.args.length;
  if (node.op === 'rcall' && (node.args[0] === 'filter' || node.args[0] === 'map'))
    return itemsOf(node.args[1], variables);
  const type = typeOfPath(node, variables);
  return type?.kind === 'list' ? (type.max ?? assumedItems) : assumedItems;
}

function typeOfPath(node: ExpressionNode, variables: Readonly<Record<string, CheckType>>): CheckType | undefined {
  if (node.op === 'id') return plain(Object.hasOwn(variables, node.args) ? variables[node.args] : undefined);
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const holder = typeOfPath(node.args[0], variables);
  if (holder?.kind !== 'entity') return undefined;
  const properties = typeof holder.properties === 'function' ? holder.properties() : holder.properties;
  return plain(Object.hasOwn(properties, node.args[1]) ? properties[node.args[1]] : undefined);
}

function plain(type: CheckType | undefined): CheckType | undefined {
  return type?.kind === 'optional' ? type.of : type;
}
