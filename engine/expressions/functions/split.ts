import { type Budget, weights } from '../Budget.ts';
import { defineFunction } from '../defineFunction.ts';

export const split = defineFunction({
  name: 'split',
  parameters: ['text', 'text', 'number'],
  called: 'either way',
  required: 2,
  result: 'texts',
  meaning: 'The parts of a text.',
  example: { expression: 'split("a,b", ",")', gives: ['a', 'b'] },
  apply: (args) =>
    splitText(args.text(0), { separator: args.text(1), most: args.optionalNumber(2), budget: args.context.budget }),
});

interface SplitOptions {
  readonly separator: string;
  /** The last part holds what is left; none, and a negative number, split everywhere. */
  readonly most: number | undefined;
  readonly budget: Budget;
}

/** The parts of a text; an empty text has none, and without a separator every character is a part. */
function splitText(text: string, { separator, most = -1, budget }: SplitOptions): readonly string[] {
  budget.spend(text.length * weights.splitCharacter);
  if (text === '' || most === 0) return [];
  const parts = separator === '' ? [...text] : text.split(separator);
  return most < 0 || parts.length <= most
    ? parts
    : [...parts.slice(0, most - 1), parts.slice(most - 1).join(separator)];
}
