import { isRecord, readPath } from './readPath.ts';

/** The values at a dotted path. A list on the path contributes the values of all its items. */
export function valuesAt(holder: unknown, path: string): readonly unknown[] {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(holder)) return holder.flatMap((item: unknown) => valuesAt(item, path));
  const value = isRecord(holder) ? readPath(holder, name) : undefined;
  if (rest.length > 0) return valuesAt(value, rest.join('.'));
  return Array.isArray(value) ? value : [value];
}
