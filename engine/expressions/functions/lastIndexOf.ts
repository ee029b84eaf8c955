import { charactersBefore, unitOf } from '../characters.ts';
import { defineFunction } from '../defineFunction.ts';

export const lastIndexOf = defineFunction({
  name: 'lastIndexOf',
  parameters: ['text', 'text', 'number'],
  called: 'as a method',
  required: 2,
  result: 'number',
  meaning: 'Where another text begins for the last time; -1 when nowhere.',
  example: { expression: '"banana".lastIndexOf("a")', gives: 5 },
  apply: (args) => BigInt(lastPlaceOf(args.text(0), args.text(1), args.optionalNumber(2))),
});

/** The last place of a part in a text, counted in characters; -1 when it is not there, or not at `from` or before. */
function lastPlaceOf(text: string, part: string, from?: number): number {
  const start = from === undefined ? text.length : unitOf(text, from);
  return charactersBefore(text, text.lastIndexOf(part, start));
}
