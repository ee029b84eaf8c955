import { isRecord } from '#engine';

/** Serializes a value as JSON with sorted keys; numbers without a JSON form are written as text. */
export function stableText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner);
      if (!isRecord(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'absent'
  );
}
