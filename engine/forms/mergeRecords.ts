import { isRecord } from '../records/readPath.ts';

/** A record with changes merged into it, including nested records. Lists are replaced. */
export function mergeRecords(
  record: unknown,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!isRecord(record)) return changes;
  const merged: Record<string, unknown> = { ...record };
  for (const [name, change] of Object.entries(changes)) {
    merged[name] = isRecord(change)
      ? mergeRecords(Object.hasOwn(record, name) ? record[name] : undefined, change)
      : change;
  }
  return merged;
}
