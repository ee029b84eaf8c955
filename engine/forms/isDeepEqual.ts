import { isRecord } from '../records/readPath.ts';

/** Equality as JSON: the order of names does not matter, and absent equals null. */
export function isDeepEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left ?? null, right ?? null)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isDeepEqual(item, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
    isDeepEqual(Object.hasOwn(left, name) ? left[name] : null, Object.hasOwn(right, name) ? right[name] : null),
  );
}
