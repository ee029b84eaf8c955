import { isMap, memberOf } from './operators.ts';

/** The value at a dotted path of a record. Undefined if any part of the path is absent. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const name of path.split('.')) {
    if (!isMap(value)) return undefined;
    value = memberOf(value, name);
  }
  return value;
}
