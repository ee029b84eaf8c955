import { isRecord } from '../records/readPath.ts';

/** Nothing has been given: absent, null, blank text, an empty list or a record of nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && isPlain(value) && Object.values(value).every(isEmpty);
}

/** A file or a date is a value, however few properties of its own it has. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
