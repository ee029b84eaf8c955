/** OIDs of PostgreSQL types whose default parsing differs between drivers or loses the plain value. */
const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

/**
 * Parses columns to the same JSON values on both databases: dates and instants stay strings, numbers become numbers.
 */
export const columnReaders: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.timestamp]: (text) => text,
  [oid.timestamptz]: (text) => new Date(text).toISOString(),
};
