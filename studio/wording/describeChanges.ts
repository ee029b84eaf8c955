import { isRecord } from '#engine';
import { labelOfEntry, nameOfEntry } from './labelOfEntry.ts';

/** One thing that differs between two texts of a definition. */
export interface WordedChange {
  readonly change: 'added' | 'changed' | 'removed' | 'moved';
  /** Where it is, from the outside in: `field email`, `title`. */
  readonly place: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What differs between two definitions, place by place. Entries of a list are compared by their names. */
export function describeChanges(before: unknown, after: unknown): readonly WordedChange[] {
  return compare(before, after, []);
}

function compare(before: unknown, after: unknown, place: readonly string[]): readonly WordedChange[] {
  if (isSame(before, after)) return [];
  if (before === undefined) return [{ change: 'added', place, after }];
  if (after === undefined) return [{ change: 'removed', place, before }];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, place);
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== '$schema');
    return names.flatMap((name) => compare(before[name], after[name], [...place, name]));
  }
  return [{ change: 'changed', place, before, after }];
}

type Entries = ReadonlyMap<string, { readonly value: unknown; readonly index: number; readonly label: string }>;

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
): readonly WordedChange[] {
  const [old, young] = [entriesOf(before), entriesOf(after)];
  const names = [...new Set([...old.keys(), ...young.keys()])];
  const labelOf = (name: string): string => young.get(name)?.label ?? old.get(name)?.label ?? name;
  const inner = names.flatMap((name) =>
    compareEntries(old.get(name)?.value, young.get(name)?.value, [...place, labelOf(name)]),
  );
  const isCommon = (name: string): boolean => old.has(name) && young.has(name);
  const [oldOrder, youngOrder] = [[...old.keys()].filter(isCommon), [...young.keys()].filter(isCommon)];
  const moved = youngOrder.filter((name, index) => oldOrder[index] !== name);
  const first = moved[0];
  return first === undefined ? inner : [...inner, { change: 'moved', place: [...place, labelOf(first)] }];
}

/** A name in a list may become an entry of that name with more said of it. */
function compareEntries(before: unknown, after: unknown, place: readonly string[]): readonly WordedChange[] {
  if (typeof before === 'string' && isRecord(after)) return compare({}, withoutName(after, before), place);
  if (isRecord(before) && typeof after === 'string') return compare(withoutName(before, after), {}, place);
  return compare(before, after, place);
}

function withoutName(entry: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== name));
}

function entriesOf(list: readonly unknown[]): Entries {
  const entries = new Map<string, { value: unknown; index: number; label: string }>();
  for (const [index, value] of list.entries()) {
    const name = nameOfEntry(value, index);
    const isTaken = entries.has(name);
    const own = labelOfEntry(value, index);
    const label = isTaken ? `${own} (${index + 1})` : own;
    entries.set(isTaken ? `${name} (${index + 1})` : name, { value, index, label });
  }
  return entries;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
