import { pathsRead } from '../expressions/pathsRead.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { expressionsIn } from '../values/expressionsIn.ts';
import type { Draft, FieldState } from './Draft.ts';
import { isDeepEqual } from './isDeepEqual.ts';

/** One row of a list of records, and what its fields can read. */
export interface RowInput {
  /** The fields of the row. */
  readonly fields: readonly FieldModel[];
  /** Identifies the row. A row that changes is another object. */
  readonly row: Draft;
  /** The scope of the row, with `row`. */
  readonly scope: Scope;
  readonly root: Draft;
}

/**
 * Results for the rows of lists of records. A result is computed again only if the row, or a value outside of it that
 * its fields read, has changed. Its rows are the same objects as before otherwise.
 */
export interface RowCache {
  /** Settled values of a row. `seen` is the row after the previous round. */
  settle(place: RowInput, seen: Draft, compute: () => Draft): Draft;
  /** States of the fields of a settled row. `prefix` is its path. */
  decide(place: RowInput, prefix: string, compute: () => readonly FieldState[]): readonly FieldState[];
}

interface Known<Result> {
  /** Everything that the result depends on, apart from the row. */
  readonly read: readonly unknown[];
  readonly result: Result;
}

/** Creates an empty cache. Results that equal those of the previous cache stay the same objects. */
export function createRowCache(before?: RowCaches): RowCaches {
  const settled = new WeakMap<Draft, Known<Draft>>();
  const decided = new WeakMap<Draft, Known<readonly FieldState[]>>();
  // Only the results of the previous cache are held: it refers to the one before it.
  const settledBefore = before?.settled;
  const decidedBefore = before?.decided;
  return {
    settled,
    decided,
    settle(place, seen, compute) {
      const outer = valuesRead(place, 'settles');
      if (outer === undefined) return compute();
      const { row } = place;
      const read = [place.fields, seen, ...outer];
      const known = settled.get(row);
      if (known && isSameList(known.read, read)) return known.result;
      const computed = compute();
      const earlier = (known ?? settledBefore?.get(row))?.result;
      const result = earlier !== undefined && isSameRow(earlier, computed) ? earlier : computed;
      settled.set(row, { read, result });
      return result;
    },
    decide(place, prefix, compute) {
      const outer = valuesRead(place, 'decides');
      if (outer === undefined) return compute();
      const { row } = place;
      const read = [place.fields, prefix, ...outer];
      const known = decided.get(row);
      if (known && isSameList(known.read, read)) return known.result;
      const computed = compute();
      const earlier = (known ?? decidedBefore?.get(row))?.result;
      const result = earlier !== undefined && areSameStates(earlier, computed) ? earlier : computed;
      decided.set(row, { read, result });
      return result;
    },
  };
}

export interface RowCaches extends RowCache {
  readonly settled: WeakMap<Draft, Known<Draft>>;
  readonly decided: WeakMap<Draft, Known<readonly FieldState[]>>;
}

/** What the fields of a row read outside of the row. Undefined if it is not known. */
interface OuterReads {
  readonly settles: readonly string[];
  readonly decides: readonly string[];
}

const analysed = new WeakMap<readonly FieldModel[], OuterReads | 'unknown'>();

/** Variables with values of the form. Other variables of a scope stay the same until the form gets another scope. */
const outerVariables: ReadonlySet<string> = new Set(['root', 'chosen', 'options', 'row']);

function valuesRead({ fields, scope, root }: RowInput, part: keyof OuterReads): readonly unknown[] | undefined {
  let reads = analysed.get(fields);
  if (reads === undefined) {
    reads = readsOf(fields, scope) ?? 'unknown';
    analysed.set(fields, reads);
  }
  if (reads === 'unknown') return undefined;
  const paths = reads[part];
  if (paths.length === 0) return paths;
  const { variables } = scope;
  return paths.map((path) => readPath({ ...variables, root }, path));
}

function readsOf(fields: readonly FieldModel[], { expressions }: Scope): OuterReads | undefined {
  const outside = (parts: unknown): readonly string[] => [
    ...new Set(
      expressionsIn(parts)
        .flatMap((source) => pathsRead(expressions.parse(source)))
        .flatMap((path) => (path === 'row' ? ['row.index', 'row.count'] : [path]))
        .filter((path) => outerVariables.has(path.split('.')[0] ?? '')),
    ),
  ];
  const all = withInner(fields);
  try {
    const settles = outside(all.map(({ when, value }) => [when, value]));
    return { settles, decides: outside(all.map(({ when, locked, required }) => [when, locked, required])) };
  } catch {
    return undefined;
  }
}

function withInner(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.flatMap((field) => [field, ...withInner(field.properties ?? [])]);
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((one, index) => Object.is(one, right[index]));
}

/** Unlike `isDeepEqual`, an absent value differs from null. */
function isSameRow(left: Draft, right: Draft): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSameValue(left[name], right[name]))
  );
}

function isSameValue(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (typeof left === 'object' && left !== null && isDeepEqual(left, right));
}

function areSameStates(left: readonly FieldState[], right: readonly FieldState[]): boolean {
  return left.length === right.length && left.every((one, index) => isSameState(one, right[index]));
}

function isSameState(left: FieldState, right: FieldState | undefined): boolean {
  return (
    left.field === right?.field &&
    left.path === right.path &&
    left.visible === right.visible &&
    left.locked === right.locked &&
    left.required === right.required &&
    Object.is(left.value, right.value) &&
    areSameStates(left.children ?? [], right.children ?? []) &&
    isSameList(left.rows ?? [], right.rows ?? [])
  );
}
