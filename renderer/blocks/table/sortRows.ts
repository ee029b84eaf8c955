import { type FieldModel, readPath } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
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

/** Path of the values that the rows are sorted by in a column: its own, or the one that its `sortBy` names. */
export function sortPathOf({ path, words }: FieldModel): string {
  const { sortBy } = words;
  return typeof sortBy === 'string' ? sortBy : path;
}

/** Does a part of what sorting by a column takes, a few milliseconds of it; false once there is nothing left to do. */
export function prepareSort(rows: readonly Row[], path: string, locale: string): boolean {
  const sorting = sortingOf(rows, path, locale);
  if (sorting.order === undefined) advance(sorting);
  return sorting.order === undefined;
}

interface Order {
  /** Ascending. */
  readonly given: readonly Row[];
  /** Where in it rows of another value begin; rows of the same one are as they came. */
  readonly begins: readonly number[];
  readonly absent: readonly Row[];
}

interface Sorting {
  readonly steps: Iterator<undefined, Order, undefined>;
  order: Order | undefined;
}

// Who turns a column up and down again gets the order that is known, for as long as the rows are the same.
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

/** Rows whose keys are made in one step. */
const rowsAtOnce = 500;

function* findOrder(rows: readonly Row[], path: string, locale: string): Generator<undefined, Order, undefined> {
  const keyed: Keyed[] = [];
  const absent: Row[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    // Read once: a list of n rows is compared n log n times.
    const key = sortKeyOf(readPath(row, path));
    if (key === undefined) absent.push(row);
    else keyed.push({ row, at, key, guess: guessOf(key) });
  }
  yield;
  keyed.sort(byGuess);
  yield;
  const compare = compareKeys(locale);
  // An alphabet is asked far less often about what is nearly in its order, and asking it is the dear part.
  const begins = beginsOf(keyed, compare);
  if (begins !== undefined) return orderOf(keyed, begins, absent);
  yield;
  keyed.sort((left, right) => compare(left.key, right.key) || left.at - right.at);
  return orderOf(keyed, beginsOf(keyed, compare) ?? [0], absent);
}

function byGuess(left: Keyed, right: Keyed): number {
  return left.guess < right.guess ? -1 : left.guess > right.guess ? 1 : left.at - right.at;
}

/** Where another value begins; undefined where one stands before what it comes after. */
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
