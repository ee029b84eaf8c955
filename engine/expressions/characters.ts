import { ExpressionError } from '../parsing/ExpressionError.ts';

/** The index of a character in UTF-16 code units. Throws an `ExpressionError` if it is outside the text. */
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

/** The number of characters before an index in UTF-16 code units. Returns -1 for -1. */
export function charactersBefore(text: string, unit: number): number {
  return unit < 0 ? -1 : [...text.slice(0, unit)].length;
}
