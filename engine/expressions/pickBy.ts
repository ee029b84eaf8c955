import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { Budget } from './Budget.ts';
import { compare } from './operators.ts';
import { valueAt } from './valueAt.ts';

/**
 * The item whose value at the path is the greatest or the least, and the first of equals. Items without a value do not
 * count. Throws an ExpressionError when no item has one.
 */
export function pickBy(items: readonly unknown[], path: string, end: 'greatest' | 'least', budget: Budget): unknown {
  budget.spend(items.length);
  let best: unknown;
  let bestValue: unknown;
  for (const item of items) {
    const value = valueAt(item, path);
    if (value === undefined) continue;
    const order = bestValue === undefined ? 1 : compare(value, bestValue) * (end === 'least' ? -1 : 1);
    if (order <= 0) continue;
    best = item;
    bestValue = value;
  }
  if (best === undefined) throw new ExpressionError('expr/absent', 'There is no item to pick');
  return best;
}
