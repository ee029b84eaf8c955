import { reservedNames } from '../expressions/operators.ts';

const listIndex = /^(0|[1-9]\d{0,5})$/;

/**
 * The value at a dotted path (`address.city`, `loans.0.dueDate`). Undefined if it, or any part of the path, is absent.
 */
export function readPath(record: unknown, path: string): unknown {
  if (!path.includes('.')) return readName(record, path) ?? undefined;
  let value: unknown = record;
  for (const name of path.split('.')) value = readName(value, name);
  return value ?? undefined;
}

function readName(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return listIndex.test(name) ? holder[Number(name)] : undefined;
  if (!isRecord(holder) || reservedNames.has(name) || !Object.hasOwn(holder, name)) return undefined;
  return holder[name];
}

/** True for an object that is neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a path segment that is a list index. */
export function isListIndex(name: string): boolean {
  return listIndex.test(name);
}
