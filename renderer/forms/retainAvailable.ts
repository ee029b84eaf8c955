import { type FieldModel, isDeepEqual, readPath } from '#engine';

/**
 * Returns the part of a value that is available in the options: the available entries of a list, or the value or
 * undefined.
 */
export function retainAvailable(field: FieldModel, value: unknown, items: readonly unknown[]): unknown {
  const key = field.options?.key;
  const isOffered = (one: unknown) =>
    items.some((item) => isDeepEqual(key === undefined ? item : readPath(item, key), one));
  if (!Array.isArray(value)) return isOffered(value) ? value : undefined;
  const kept = value.filter(isOffered);
  return kept.length === 0 ? undefined : kept;
}
