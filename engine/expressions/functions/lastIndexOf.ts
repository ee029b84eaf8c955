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

/**
 * The index of the last occurrence of a part in a text, at `from` or earlier, counted in characters. Returns -1 if it
 * is not found.
 */
function lastPlaceOf(text: string, part: string, from?: number): number {
  const start = from === undefined ? text.length : unitOf(text, from);
  return charactersBefore(text, text.lastIndexOf(part, start));
}
