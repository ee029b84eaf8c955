import { charactersBefore, unitOf } from '../characters.ts';
import { defineFunction } from '../defineFunction.ts';

export const indexOf = defineFunction({
  name: 'indexOf',
  parameters: ['text', 'text', 'number'],
  called: 'as a method',
  required: 2,
  result: 'number',
  meaning: 'Where another text begins, counted from 0; -1 when nowhere.',
  example: { expression: '"dune".indexOf("n")', gives: 2 },
  apply: (args) => BigInt(placeOf(args.text(0), args.text(1), args.optionalNumber(2))),
});

/** The index of a part in a text, at `from` or later, counted in characters. Returns -1 if it is not found. */
function placeOf(text: string, part: string, from = 0): number {
  return charactersBefore(text, text.indexOf(part, unitOf(text, from)));
}
