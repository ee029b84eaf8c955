import { type Budget, weights } from '../Budget.ts';
import { defineFunction } from '../defineFunction.ts';
import { compare } from '../operators.ts';
import { valueAt } from '../valueAt.ts';

export const sortBy = defineFunction({
  name: 'sortBy',
  parameters: ['list', 'path'],
  result: 'same list',
  meaning: 'The list in the order of the values at a path.',
  example: { expression: 'sortBy([{"n": 2}, {"n": 1}], "n")', gives: [{ n: 1 }, { n: 2 }] },
  apply: (args) => inOrder(args.list(0), args.text(1), args.context.budget),
});

/** Items sorted by the value at the path, descending for `-path`. Items without a value come last. */
function inOrder(items: readonly unknown[], path: string, budget: Budget): readonly unknown[] {
  budget.spend(weights.sortedItem * items.length * Math.max(1, Math.ceil(Math.log2(items.length + 1))));
  const sign = path.startsWith('-') ? -1 : 1;
  const name = sign === -1 ? path.slice(1) : path;
  const keyed = items.map((item) => ({ item, key: valueAt(item, name) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return sign * compare(a.key, b.key);
  });
  return keyed.map((entry) => entry.item);
}
