import { isRecord } from '../records/readPath.ts';

/** Whether a value is empty: absent, null, blank text, an empty list, or a record with only empty values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && isPlain(value) && Object.values(value).every(isEmpty);
}

/** A file or a date is a value, even without properties of its own. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
