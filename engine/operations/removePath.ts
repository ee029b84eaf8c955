import { isRecord } from '../records/readPath.ts';

/** A copy without the value at a dotted path. A parent that becomes empty is removed too. */
export function removePath(record: Readonly<Record<string, unknown>>, path: string): Readonly<Record<string, unknown>> {
  const [head = '', ...rest] = path.split('.');
  if (!Object.hasOwn(record, head)) return record;
  const copy: Record<string, unknown> = { ...record };
  const inner = copy[head];
  if (rest.length === 0) {
    delete copy[head];
    return copy;
  }
  if (!isRecord(inner)) return record;
  const left = removePath(inner, rest.join('.'));
  if (Object.keys(left).length === 0) delete copy[head];
  else copy[head] = left;
  return copy;
}
