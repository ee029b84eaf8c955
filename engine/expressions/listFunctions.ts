import { type Budget, weights } from './Budget.ts';
import { ExpressionError } from './ExpressionError.ts';
import { compare, type DataMap, isMap, isNumber, memberOf, reservedNames, typeName } from './operators.ts';

/** The value at a dotted path of a record; undefined when anything on the way is absent. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const name of path.split('.')) {
    if (!isMap(value)) return undefined;
    value = memberOf(value, name);
  }
  return value;
}

/** The item whose value at the path is greatest (or least); the first of equals; items without a value do not count. */
export function pickBy(items: readonly unknown[], path: string, least: boolean, budget: Budget): unknown {
  budget.spend(items.length);
  let best: unknown;
  let bestValue: unknown;
  for (const item of items) {
    const value = valueAt(item, path);
    if (value === undefined) continue;
    const order = bestValue === undefined ? 1 : compare(value, bestValue) * (least ? -1 : 1);
    if (order <= 0) continue;
    best = item;
    bestValue = value;
  }
  if (best === undefined) throw new ExpressionError('expr/absent', 'There is no item to pick');
  return best;
}

/** Items ordered by the value at the path, `-path` descending; items without a value come last. */
export function sortBy(items: readonly unknown[], path: string, budget: Budget): readonly unknown[] {
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

/** Sum of numbers, or of the numbers at a path; absent ones count nothing. */
export function sum(items: readonly unknown[], path: string | undefined, budget: Budget): number {
  budget.spend(items.length);
  let total = 0;
  for (const item of items) {
    const value = path === undefined ? item : valueAt(item, path);
    if (value === undefined || value === null) continue;
    if (!isNumber(value)) throw new ExpressionError('expr/type', `sum: number expected, ${typeName(value)} given`);
    total += Number(value);
  }
  return total;
}

/** One map with the keys of all; a later map wins, and its written null takes the key away. */
export function merge(maps: readonly unknown[], budget: Budget): DataMap {
  const merged = new Map<string, unknown>();
  for (const map of maps) {
    if (!isMap(map)) throw new ExpressionError('expr/type', `merge: map expected, ${typeName(map)} given`);
    for (const [key, value] of Object.entries(map)) {
      budget.spend(weights.mergedEntry);
      if (value === null) merged.delete(key);
      else if (value !== undefined && !reservedNames.has(key)) merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}
