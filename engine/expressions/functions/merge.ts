import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { type Budget, weights } from '../Budget.ts';
import { defineFunction } from '../defineFunction.ts';
import { type DataMap, isMap, reservedNames, typeName } from '../operators.ts';

export const merge = defineFunction({
  name: 'merge',
  parameters: ['map', 'map'],
  required: 1,
  many: true,
  result: 'map',
  meaning: 'Maps laid over each other, the later one winning.',
  example: { expression: 'merge({"a": 1}, {"a": 2, "b": 3})', gives: { a: 2, b: 3 } },
  apply: (args) => mergeMaps(args.all, args.context.budget),
});

/** Merges maps to one. A later map overrides earlier ones, and a null in it removes the key. */
function mergeMaps(maps: readonly unknown[], budget: Budget): DataMap {
  const merged = new Map<string, unknown>();
  for (const map of maps) {
    if (!isMap(map)) throw new ExpressionError('expression/type', `merge: map expected, ${typeName(map)} given`);
    for (const [key, value] of Object.entries(map)) {
      budget.spend(weights.mergedEntry);
      if (value === null) merged.delete(key);
      else if (value !== undefined && !reservedNames.has(key)) merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}
