/** What a value is sorted by. */
export type SortKey = string | number;

/** The key of a value; undefined for what has no order, above all what is absent. */
export function sortKeyOf(value: unknown): SortKey | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** How two keys are compared in a language: numbers by size, texts by its alphabet and the numbers within them. */
export function compareKeys(locale: string): (left: SortKey, right: SortKey) => number {
  // Numbers never ask for the alphabet: to make its comparison takes some milliseconds.
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : collatorOf(locale).compare(String(left), String(right));
}

/** A key whose plain order is close to that of any alphabet: small letters, without marks, numbers by their length. */
export function guessOf(key: SortKey): SortKey {
  if (typeof key === 'number') return key;
  const plain = isPlain.test(key) ? key : key.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/\d+/g, (digits) => String.fromCharCode(zero + digits.length) + digits);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII.
const isPlain = /^[\x00-\x7f]*$/;
const zero = 48;

const collators = new Map<string, Intl.Collator>();

/** Made once for a language: a comparison that makes its own costs thirty times as much. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, known);
  return known;
}
