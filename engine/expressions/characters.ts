import { ExpressionError } from '../parsing/ExpressionError.ts';

/** Where a character begins in the text as it is stored, in which some characters take two places. */
export function unitOf(text: string, character: number): number {
  let unit = 0;
  let count = 0;
  for (const one of text) {
    if (count >= character) break;
    unit += one.length;
    count += 1;
  }
  if (character === count) return unit;
  throw new ExpressionError('expression/type', `${character} is outside a text of ${[...text].length} characters`);
}

/** The number of characters before a place of the text as it is stored; -1 stays -1. */
export function charactersBefore(text: string, unit: number): number {
  return unit < 0 ? -1 : [...text.slice(0, unit)].length;
}
