import { isListIndex, isRecord } from '../records/readPath.ts';

/** The value at a dotted path. Unlike elsewhere, null differs from absent. */
export function rawValueAt(body: unknown, path: string): unknown {
  if (isRecord(body) && !path.includes('.')) return Object.hasOwn(body, path) ? body[path] : undefined;
  let value: unknown = body;
  for (const name of path.split('.')) {
    if (Array.isArray(value) && isListIndex(name)) {
      value = value[Number(name)];
      continue;
    }
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
