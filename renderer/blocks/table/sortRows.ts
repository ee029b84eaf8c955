import { type FieldModel, readPath } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
import { compareKeys, guessOf, type SortKey, sortKeyOf } from './sortKeys.ts';

interface SortInput {
  readonly fields: readonly FieldModel[];
  /** `-path` sorts in descending order; the path of no column does not sort. */
  readonly sort: string | undefined;
  readonly locale: string;
}

/** Sorts rows by a column. Absent values are last in both directions, and equal rows keep their order. */
export function sortRows(rows: readonly Row[], { fields, sort, locale }: SortInput): readonly Row[] {
  const path = sort?.replace(/^-/, '');
  const column = fields.find((field) => field.path === path);
  if (sort === undefined || column === undefined) return rows;
  const sorting = sortingOf(rows, sortPathOf(column), locale);
  while (sorting.order === undefined) advance(sorting);
  const { given, begins, absent } = sorting.order;
  if (!sort.startsWith('-')) return [...given, ...absent];
  const sorted: Row[] = [];
  for (let group = begins.length; group > 0; group -= 1) sorted.push(...given.slice(begins[group - 1], begins[group]));
  return [...sorted, ...absent];
}

/** Returns the path that a column is sorted by: its own, or that of its `sortBy`. */
export function sortPathOf({ path, words }: FieldModel): string {
  const { sortBy } = words;
  return typeof sortBy === 'string' ? sortBy : path;
}

/** Does a few milliseconds of the work of sorting by a column. Returns false when no work is left. */
export function prepareSort(rows: readonly Row[], path: string, locale: string): boolean {
  const sorting = sortingOf(rows, path, locale);
  if (sorting.order === undefined) advance(sorting);
  return sorting.order === undefined;
}

interface Order {
  /** The rows in ascending order, without those in `absent`. */
  readonly given: readonly Row[];
  /** Indexes at which a new value begins. Rows with equal values keep their original order. */
  readonly begins: readonly number[];
  readonly absent: readonly Row[];
}

interface Sorting {
  readonly steps: Iterator<undefined, Order, undefined>;
  order: Order | undefined;
}

// The order is cached as long as the rows are the same, for changing the direction.
const sortings = new WeakMap<readonly Row[], Map<string, Sorting>>();

function sortingOf(rows: readonly Row[], path: string, locale: string): Sorting {
  const known = sortings.get(rows) ?? new Map<string, Sorting>();
  sortings.set(rows, known);
  const name = `${locale} ${path}`;
  const sorting = known.get(name) ?? { steps: findOrder(rows, path, locale), order: undefined };
  known.set(name, sorting);
  return sorting;
}

function advance(sorting: Sorting): void {
  const { done, value } = sorting.steps.next();
  if (done) sorting.order = value;
}

interface Keyed {
  readonly row: Row;
  readonly at: number;
  readonly key: SortKey;
  readonly guess: SortKey;
}

/** Rows whose keys are computed in one step. */
const rowsAtOnce = 500;

function* findOrder(rows: readonly Row[], path: string, locale: string): Generator<undefined, Order, undefined> {
  const keyed: Keyed[] = [];
  const absent: Row[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    // Keys are computed once per row: sorting n rows takes n log n comparisons.
    const key = sortKeyOf(readPath(row, path));
    if (key === undefined) absent.push(row);
    else keyed.push({ row, at, key, guess: guessOf(key) });
  }
  yield;
  keyed.sort(byGuess);
  yield;
  const compare = compareKeys(locale);
  // The rows are almost in order after sorting by the guessed key, so that the slow collator is called far less often.
  const begins = beginsOf(keyed, compare);
  if (begins !== undefined) return orderOf(keyed, begins, absent);
  yield;
  keyed.sort((left, right) => compare(left.key, right.key) || left.at - right.at);
  return orderOf(keyed, beginsOf(keyed, compare) ?? [0], absent);
}

function byGuess(left: Keyed, right: Keyed): number {
  return left.guess < right.guess ? -1 : left.guess > right.guess ? 1 : left.at - right.at;
}

/** Returns the indexes at which a new value begins; undefined if the rows are not in order. */
function beginsOf(keyed: readonly Keyed[], compare: (left: SortKey, right: SortKey) => number): number[] | undefined {
  const begins: number[] = [];
  let former: Keyed | undefined;
  for (const [place, one] of keyed.entries()) {
    const difference = former === undefined ? -1 : compare(former.key, one.key);
    if (difference > 0 || (difference === 0 && former !== undefined && former.at > one.at)) return undefined;
    if (difference < 0) begins.push(place);
    former = one;
  }
  return begins;
}

function orderOf(keyed: readonly Keyed[], begins: readonly number[], absent: readonly Row[]): Order {
  return { given: keyed.map(({ row }) => row), begins, absent };
}
