export type Row = Readonly<Record<string, unknown>>;

/** The records of a list; whatever else a source gives has no rows. */
export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The records of a list, or one record alone. */
export function recordsOf(value: unknown): readonly Row[] {
  return rowsOf(Array.isArray(value) ? value : [value]);
}

/** Tells a record from plain values and lists. */
export function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
