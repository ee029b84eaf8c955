import { type FieldModel, readPath } from '#engine';
import type { Row } from '../rowsOf.ts';
import { compareKeys, guessOf, type SortKey, sortKeyOf } from './sortKeys.ts';

interface SortInput {
  readonly fields: readonly FieldModel[];
  /** `-path`: descending; a path that no column has sorts nothing. */
  readonly sort: string | undefined;
  readonly locale: string;
}

/** The rows in the order of a column; what is absent comes last in both directions, and equal rows stay as they were. */
export function sortRows(rows: readonly Row[], { fields, sort, locale }: SortInput): readonly Row[] {
  const path = sort?.replace(/^-/, '');
  if (sort === undefined || path === undefined || !fields.some((field) => field.path === path)) return rows;
  const { given, absent } = orderOf(rows, path, locale);
  const sorted = sort.startsWith('-') ? given.toReversed().flat() : given.flat();
  return [...sorted, ...absent];
}

interface Order {
  /** Ascending; rows of the same value are one group, as they came. */
  readonly given: readonly (readonly Row[])[];
  readonly absent: readonly Row[];
}

// Who turns a column up and down again gets the order that is known, for as long as the rows are the same.
const orders = new WeakMap<readonly Row[], Map<string, Order>>();

function orderOf(rows: readonly Row[], path: string, locale: string): Order {
  const known = orders.get(rows) ?? new Map<string, Order>();
  orders.set(rows, known);
  const name = `${locale} ${path}`;
  const order = known.get(name) ?? findOrder(rows, path, locale);
  known.set(name, order);
  return order;
}

interface Keyed {
  readonly row: Row;
  readonly at: number;
  readonly key: SortKey;
  readonly guess: SortKey;
}

function findOrder(rows: readonly Row[], path: string, locale: string): Order {
  const keyed: Keyed[] = [];
  const absent: Row[] = [];
  for (const [at, row] of rows.entries()) {
    // Read once: a list of n rows is compared n log n times.
    const key = sortKeyOf(readPath(row, path));
    if (key === undefined) absent.push(row);
    else keyed.push({ row, at, key, guess: guessOf(key) });
  }
  // An alphabet is asked far less often about what is nearly in its order, and asking it is the dear part.
  if (keyed.some(({ key }) => typeof key === 'string')) keyed.sort(byGuess);
  const compare = compareKeys(locale);
  keyed.sort((left, right) => compare(left.key, right.key) || left.at - right.at);
  const given: Row[][] = [];
  let former: SortKey | undefined;
  for (const { row, key } of keyed) {
    if (former !== undefined && compare(former, key) === 0) given.at(-1)?.push(row);
    else given.push([row]);
    former = key;
  }
  return { given, absent };
}

function byGuess(left: Keyed, right: Keyed): number {
  return left.guess < right.guess ? -1 : left.guess > right.guess ? 1 : left.at - right.at;
}
