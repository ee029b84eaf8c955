import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { Budget } from './Budget.ts';
import { compare } from './operators.ts';
import { valueAt } from './valueAt.ts';

/**
 * The item with the greatest or least value at the path, or the first of several equal ones. Ignores items without a
 * value. Throws an `ExpressionError` if no item has one.
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
