import { ExpressionError } from '../../parsing/ExpressionError.ts';
import type { Budget } from '../Budget.ts';
import { defineFunction } from '../defineFunction.ts';
import { isNumber, typeName } from '../operators.ts';
import { valueAt } from '../valueAt.ts';

export const sum = defineFunction({
  name: 'sum',
  parameters: ['list', 'path'],
  required: 1,
  result: 'same number',
  meaning: 'The sum of numbers, or of the numbers at a path.',
  example: { expression: 'sum([{"n": 1.5}, {"n": 2}], "n")', gives: 3.5 },
  apply: (args) => total(args.list(0), args.optionalText(1), args.context.budget),
});

/** The sum of numbers, or of the numbers at a path. Absent values count as zero. */
function total(items: readonly unknown[], path: string | undefined, budget: Budget): number {
  budget.spend(items.length);
  let total = 0;
  for (const item of items) {
    const value = path === undefined ? item : valueAt(item, path);
    if (value === undefined || value === null) continue;
    if (!isNumber(value))
      throw new ExpressionError('expression/type', `sum: number expected, ${typeName(value)} given`);
    total += Number(value);
  }
  return total;
}
