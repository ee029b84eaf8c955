/** How a language writes numbers: `1,250.75`, `1.250,75`, `1 250,75`. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

/** The marks of a language, as the browser knows them. */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.5);
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: markOf('group') ?? ',', decimal: markOf('decimal') ?? '.' };
}

/**
 * What was typed in a language, as a number; text that is none stays text, so that the constraint can refuse it. Spaces
 * and signs of currencies are skipped, and so are the group's marks before three digits. A point that separates no
 * groups separates decimals in every language: many keyboards have no other.
 *
 * @example readNumber('12.000,5', numberMarks('de')) // 12000.5
 */
export function readNumber(text: string, marks: NumberMarks): number | string | undefined {
  const plain = plainNumber(text, marks);
  if (plain === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** The digits that were typed, without groups and with a point before the decimals. */
export function plainNumber(text: string, { group, decimal }: NumberMarks): string {
  const bare = text.replaceAll(/[\s$€£]/g, '');
  const [whole = '', ...fractions] = withoutGroups(bare, group).split(decimal);
  return fractions.length === 0 ? whole : `${whole}.${fractions.join(decimal)}`;
}

/** Spaces are gone already; any other mark of groups is taken away where three digits follow it. */
function withoutGroups(text: string, group: string): string {
  return text.split(group).reduce((before, part) => `${before}${/^\d{3}(\D|$)/.test(part) ? '' : group}${part}`);
}

/** A stored value as it is typed in a language: without groups. What is no number is shown as it is. */
export function writeNumber(value: unknown, { decimal }: NumberMarks): string {
  if (value === undefined || value === null) return '';
  const isPlain = typeof value === 'number' || /^-?\d*\.\d*$/.test(String(value));
  return isPlain ? String(value).replace('.', decimal) : String(value);
}
