import { isDeepEqual, isRecord, type LifecycleModel, readPath } from '#engine';
import type { Row, StoredEvent } from './storedRecords.ts';

interface Told {
  readonly record: Row;
  readonly lifecycle: LifecycleModel;
}

/**
 * Returns the problems of a record's history: the events must be consecutive, allowed by the lifecycle in their state,
 * and lead to the record.
 */
export function historyProblems(entries: readonly StoredEvent[], { record, lifecycle }: Told): readonly string[] {
  const [first] = entries;
  const starts = lifecycle.events.filter(({ from }) => from.length === 0).map(({ event, auto }) => auto ?? event);
  if (first === undefined) return ['has no history'];
  return [
    ...(first.before === null && starts.includes(first.what) ? [] : ['does not begin with its creation']),
    ...entries.flatMap((entry, index) => {
      const previous = entries[index - 1];
      const [from, to] = [entry.before, entry.after].map((one) => readPath(one, lifecycle.at));
      const known = lifecycle.events.filter(({ event, auto }) => (auto ?? event) === entry.what);
      const fits = known.some(
        (one) =>
          (from === undefined ? one.from.length === 0 : one.from.includes(String(from))) && (one.to ?? from) === to,
      );
      const still = lifecycle.events.flatMap((one) => (known.includes(one) ? one.set : [])).filter(isStill);
      return [
        ...(previous === undefined || previous.at <= entry.at ? [] : [`${entry.what} is told out of order`]),
        ...(previous === undefined || isDeepEqual(entry.before, previous.after) ? [] : [`${entry.what} leaves a gap`]),
        ...(known.length === 0 ? (from === to ? [] : [`${entry.what} changes the state`]) : fits ? [] : [entry.what]),
        ...still
          .filter(({ path, value }) => !isDeepEqual(readPath(entry.after, path) ?? null, value))
          .map(({ path }) => `${entry.what} does not set ${path}`),
      ];
    }),
    ...(isDeepEqual(plainOf(entries.at(-1)?.after), plainOf(record)) ? [] : ['is not what its last event left']),
  ];
}

function isStill({ value }: { readonly value: unknown }): boolean {
  return value === null || typeof value !== 'object';
}

/** Returns a record without its version, which the table counts. */
function plainOf(record: unknown): unknown {
  const { version: _version, ...plain } = isRecord(record) ? record : {};
  return JSON.parse(JSON.stringify(plain));
}
