export type Row = Readonly<Record<string, unknown>>;

/** Returns the records of a list; empty for any other value. */
export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Returns the records of a list, or a single record as a list. */
export function recordsOf(value: unknown): readonly Row[] {
  return rowsOf(Array.isArray(value) ? value : [value]);
}

/** Returns whether a value is a record, not a simple value or a list. */
export function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
