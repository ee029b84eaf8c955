import { type CheckType, unwrapOptional } from './checkTypes.ts';
import { hintForMeanings } from './refinements.ts';

interface Misfit {
  readonly wanted: CheckType['kind'];
  readonly given: CheckType;
  readonly source: string;
}

type Correct = (source: string) => string;

/** How to convert a value: by wanted type, then by given type. */
const corrections: Readonly<Record<string, Readonly<Record<string, Correct>>>> = {
  boolean: {
    string: (source) => `Compare it: ${source} == '…'`,
    number: (source) => `Compare it: ${source} > 0`,
    list: (source) => `Compare its length: size(${source}) > 0`,
    entity: (source) => `Compare one of its properties: ${source}.… == …`,
    map: (source) => `Compare one of its entries: ${source}['…'] == …`,
  },
  string: {
    number: (source) => `Write string(${source})`,
    boolean: (source) => `Write ${source} ? '…' : '…'`,
    list: (source) => `Write join(${source}, ', '), or first(${source})`,
    entity: (source) => `Read one of its properties: ${source}.…`,
  },
  number: {
    string: (source) => `Write int(${source}) or double(${source})`,
    boolean: (source) => `Write ${source} ? 1 : 0`,
    list: (source) => `Write size(${source}), sum(${source}) or first(${source})`,
    entity: (source) => `Read one of its properties: ${source}.…`,
  },
  list: {
    string: (source) => `Write [${source}], or split(${source}, ',')`,
    number: (source) => `Write [${source}]`,
    boolean: (source) => `Write [${source}]`,
    entity: (source) => `Write [${source}], or read a list among its properties`,
  },
};

/** The hint for two values with different meanings. */
export function hintForPair(left: CheckType, right: CheckType): { readonly hint?: string } {
  const [a, b] = [unwrapOptional(left), unwrapOptional(right)];
  if (a.kind === 'list' && b.kind === 'list') return hintForPair(a.of, b.of);
  if (a.kind === 'days' || b.kind === 'days') return { hint: 'Days are only added to a date; compare with a number' };
  if (a.kind !== b.kind) return 'refined' in b ? hintForMeanings({}, b) : {};
  if (a.kind !== 'string' && a.kind !== 'number') return {};
  return b.kind === 'string' || b.kind === 'number' ? hintForMeanings(a, b) : {};
}

/** The maximum length of a source in a hint. */
const longest = 30;
/** Sources that can be called or compared without parentheses. */
const simple = /^(?:[\w.?]+(?:\(.*\))?|'[^']*')$/;

/** The hint for an expression of the wrong type. Empty if there is no specific fix. */
export function hintForType({ wanted, given, source }: Misfit): { readonly hint?: string } {
  const correct = corrections[wanted]?.[given.kind];
  if (correct === undefined) return {};
  const isShort = source.length <= longest && simple.test(source);
  return { hint: correct(isShort ? source : '…') };
}
