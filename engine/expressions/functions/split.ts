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
  /**
   * The maximum number of parts. The last part contains the rest. Without a limit, or with a negative one, splits
   * everywhere.
   */
  readonly most: number | undefined;
  readonly budget: Budget;
}

/** The parts of a text. An empty text has no parts. Without a separator, every character is a part. */
function splitText(text: string, { separator, most = -1, budget }: SplitOptions): readonly string[] {
  budget.spend(text.length * weights.splitCharacter);
  if (text === '' || most === 0) return [];
  const parts = separator === '' ? [...text] : text.split(separator);
  return most < 0 || parts.length <= most
    ? parts
    : [...parts.slice(0, most - 1), parts.slice(most - 1).join(separator)];
}
