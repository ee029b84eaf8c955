/** The separators of numbers in a language: `1,250.75`, `1.250,75`, `1 250,75`. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

/** Returns the separators of a language, from the browser's `Intl`. */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.5);
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: markOf('group') ?? ',', decimal: markOf('decimal') ?? '.' };
}

/**
 * Parses a number in the format of a language. Any other text is returned as it is, so that the constraint refuses it.
 * Spaces and currency symbols are skipped, and so are group separators before three digits. A point that does not
 * separate groups is a decimal separator in every language, because many keyboards have no other.
 *
 * @example readNumber('12.000,5', numberMarks('de')) // 12000.5
 */
export function readNumber(text: string, marks: NumberMarks): number | string | undefined {
  const plain = plainNumber(text, marks);
  if (plain === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** Returns the typed digits without group separators and with a point before the decimals. */
export function plainNumber(text: string, { group, decimal }: NumberMarks): string {
  const bare = text.replaceAll(/[\s$€£]/g, '');
  const [whole = '', ...fractions] = withoutGroups(bare, group).split(decimal);
  return fractions.length === 0 ? whole : `${whole}.${fractions.join(decimal)}`;
}

/** Removes group separators that three digits follow. Spaces have already been removed. */
function withoutGroups(text: string, group: string): string {
  return text.split(group).reduce((before, part) => `${before}${/^\d{3}(\D|$)/.test(part) ? '' : group}${part}`);
}

/** Formats a stored number for editing in a language, without group separators. Any other value is returned as text. */
export function writeNumber(value: unknown, { decimal }: NumberMarks): string {
  if (value === undefined || value === null) return '';
  const isPlain = typeof value === 'number' || /^-?\d*\.\d*$/.test(String(value));
  return isPlain ? String(value).replace('.', decimal) : String(value);
}
