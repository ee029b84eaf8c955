import { type Budget, weights } from './Budget.ts';
import { ExpressionError } from './ExpressionError.ts';
import { typeName } from './operators.ts';

/** The text with its first letter in upper case; the other letters stay. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** The text between the first opening mark and the next closing one; absent when either is missing. */
export function between(text: string, opening: string, closing: string): string {
  const from = text.indexOf(opening);
  const to = from < 0 ? -1 : text.indexOf(closing, from + opening.length);
  if (to < 0) throw new ExpressionError('expr/absent', `Nothing stands between "${opening}" and "${closing}"`);
  return text.slice(from + opening.length, to);
}

interface SplitOptions {
  readonly separator: string;
  /** The last part holds what is left; none, and a negative number, split everywhere. */
  readonly most: number | undefined;
  readonly budget: Budget;
}

/** The parts of a text; an empty text has none, and without a separator every character is a part. */
export function split(text: string, { separator, most = -1, budget }: SplitOptions): readonly string[] {
  budget.spend(text.length * weights.splitCharacter);
  if (text === '' || most === 0) return [];
  const parts = separator === '' ? [...text] : text.split(separator);
  return most < 0 || parts.length <= most
    ? parts
    : [...parts.slice(0, most - 1), parts.slice(most - 1).join(separator)];
}

/** The place of a part in a text, counted in characters; -1 when it is not there, or not at `from` or after. */
export function indexOf(text: string, part: string, from = 0): number {
  return charactersBefore(text, text.indexOf(part, unitOf(text, from)));
}

/** The last place of a part in a text, counted in characters; -1 when it is not there, or not at `from` or before. */
export function lastIndexOf(text: string, part: string, from?: number): number {
  const start = from === undefined ? text.length : unitOf(text, from);
  return charactersBefore(text, text.lastIndexOf(part, start));
}

/** The characters from `start` to before `end`; no character is ever cut in two. */
export function substring(text: string, start: number, end?: number): string {
  const from = unitOf(text, start);
  const to = end === undefined ? text.length : unitOf(text, end);
  if (from > to) throw new ExpressionError('expr/type', `${start} to ${end} is no part of a text`);
  return text.slice(from, to);
}

/** Where a character begins in the text as it is stored, in which some characters take two places. */
function unitOf(text: string, character: number): number {
  let unit = 0;
  let count = 0;
  for (const one of text) {
    if (count >= character) break;
    unit += one.length;
    count += 1;
  }
  if (character === count) return unit;
  throw new ExpressionError('expr/type', `${character} is outside a text of ${[...text].length} characters`);
}

function charactersBefore(text: string, unit: number): number {
  return unit < 0 ? -1 : [...text.slice(0, unit)].length;
}

/** The text without white space, as Unicode names it, at both ends. */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text, start)) start += 1;
  while (end > start && isSpace(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

function isSpace(text: string, index: number): boolean {
  return /\p{White_Space}/u.test(text.charAt(index));
}

/** The letters A to Z in lower case; others stay. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The letters a to z in upper case; others stay. */
export function asciiUpper(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** One text of a list of texts, numbers or booleans. */
export function join(items: readonly unknown[], separator: string, budget: Budget): string {
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

/** A text, number or boolean as text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  throw new ExpressionError('expr/type', `text expected, ${typeName(value)} given`);
}
