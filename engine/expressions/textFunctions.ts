import type { Budget } from './Budget.ts';
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

/** The parts of a text; an empty text has none. */
export function split(text: string, separator: string, budget: Budget): readonly string[] {
  budget.spend(text.length);
  return text === '' ? [] : text.split(separator);
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
