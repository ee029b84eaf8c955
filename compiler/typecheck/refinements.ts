import { ExpressionError, readDate } from '#engine/internal';

/**
 * The meaning of a text or number beyond its JSON type. `text` and `number` are declared without such a meaning.
 * Without a refinement, the meaning is unknown.
 */
export type Refinement = 'date' | 'date-time' | 'text' | 'money' | 'number' | `money<${string}>` | `key<${string}>`;

/** The meaning of a text or number. */
export interface Refined {
  readonly refined?: Refinement;
  /** The value itself, if it is a literal. */
  readonly literal?: string | number;
}

/** True if two texts or two numbers have different meanings. An unknown meaning fits everything. */
export function haveDifferentMeanings(left: Refined, right: Refined): boolean {
  const [a, b] = [left.refined, right.refined];
  if (a === undefined) return b !== undefined && isMisread(left.literal, b);
  if (b === undefined) return isMisread(right.literal, a);
  if (a === b) return false;
  if (a === 'text') return isDay(b);
  if (b === 'text') return isDay(a);
  if (a === 'number' || b === 'number') return false;
  return !(isMoney(a) && isMoney(b)) || (a !== 'money' && b !== 'money');
}

/**
 * True if a value can never have the meaning of its receiver. A plain text can be a key, and a key can be stored as a
 * plain text.
 */
export function isWrongMeaning(given: Refined, wanted: Refined): boolean {
  return wanted.refined !== 'text' && wanted.refined !== 'number' && haveDifferentMeanings(given, wanted);
}

/** Whether a literal text is compared with a date and is not a date itself. */
function isMisread(literal: string | number | undefined, refined: Refinement): boolean {
  return typeof literal === 'string' && isDay(refined) && meaningOfText(literal) !== refined;
}

/** A text that is known to be neither a date nor a date-time. */
export function isNoDate({ refined, literal }: Refined): boolean {
  if (refined !== undefined) return !isDay(refined);
  return literal !== undefined && meaningOfText(String(literal)) === undefined;
}

/** Whether a literal text is a date, a date-time or neither. */
export function meaningOfText(text: string): 'date' | 'date-time' | undefined {
  try {
    return readDate(text).rest === '' ? 'date' : 'date-time';
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

export function isDay(refined: Refinement | undefined): refined is 'date' | 'date-time' {
  return refined === 'date' || refined === 'date-time';
}

export function isMoney(refined: Refinement | undefined): boolean {
  return refined?.startsWith('money') === true;
}

/** The common meaning of two values. A literal takes the meaning of the other. */
export function sharedMeaning(left: Refined, right: Refined): Refinement | undefined {
  if (left.refined === right.refined) return left.refined;
  const [literal, other] = left.literal === undefined ? [right, left] : [left, right];
  const takesOver = isDay(other.refined) || isMoney(other.refined);
  if (literal.literal === undefined || literal.refined !== undefined || !takesOver) return undefined;
  return haveDifferentMeanings(literal, other) ? undefined : other.refined;
}

/** A fix for two different meanings. */
export function hintForMeanings(left: Refined, right: Refined): { readonly hint?: string } {
  const meanings = [left.refined, right.refined];
  const literal = left.literal ?? right.literal;
  if (left.refined === undefined && literal === undefined && isDay(right.refined)) {
    return { hint: right.refined === 'date' ? 'Write today() + days(…)' : 'Write now() + days(…)' };
  }
  if (typeof literal === 'string' && meanings.some(isDay)) {
    if (literal === '') return { hint: 'Write has(…) to find out whether there is a date' };
    if (meanings.includes('date')) return { hint: "Write a date that exists, such as '2026-11-21'" };
    return { hint: "Write date(…) == '2026-11-21' for the day of a moment, or a moment with its time" };
  }
  if (meanings.includes('date') && meanings.includes('date-time')) {
    return { hint: 'Write date(…) for the day of the moment' };
  }
  if (meanings.some(isDay) && meanings.includes('text')) {
    return { hint: 'Declare the text with "format": "date", or write date(…) where it begins with a date' };
  }
  if (meanings.every(isMoney)) return { hint: 'Convert one of the amounts first: their currencies differ' };
  const keys = meanings.flatMap((one) => (one?.startsWith('key<') === true ? [one.slice(4, -1)] : []));
  if (keys.length === 2)
    return { hint: `Read the key of the same entity: one is of ${keys[0]}, the other of ${keys[1]}` };
  return keys.length === 1 ? { hint: `Read a key of ${keys[0]}` } : {};
}
