import { isRecord, readPath } from '#engine';

/** Returns the sum of a column of rows, without binary rounding errors. Values that are not numbers are ignored. */
export function sumOfColumn(rows: unknown, path: string): number {
  if (!Array.isArray(rows)) return 0;
  let total = 0;
  for (const row of rows) {
    const value = isRecord(row) ? readPath(row, path) : undefined;
    if (typeof value === 'number' && Number.isFinite(value)) total += value;
  }
  return Number(total.toFixed(6));
}
