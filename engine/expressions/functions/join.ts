import type { Budget } from '../Budget.ts';
import { defineFunction } from '../defineFunction.ts';
import { toText } from '../toText.ts';

export const join = defineFunction({
  name: 'join',
  parameters: ['list', 'text'],
  called: 'either way',
  required: 1,
  result: 'text',
  meaning: 'A list as one text.',
  example: { expression: 'join(["a", "b"], ", ")', gives: 'a, b' },
  apply: (args) => joinTexts(args.list(0), args.optionalText(1) ?? '', args.context.budget),
});

/** Joins texts, numbers or booleans to one text. */
function joinTexts(items: readonly unknown[], separator: string, budget: Budget): string {
  budget.spend(items.length);
  let length = 0;
  const parts: string[] = [];
  for (const item of items) {
    const part = toText(item);
    length += part.length + separator.length;
    budget.assertTextLength(length);
    parts.push(part);
  }
  return parts.join(separator);
}
