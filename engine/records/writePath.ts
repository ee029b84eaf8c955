import { reservedNames } from '../expressions/operators.ts';
import { isListIndex, isRecord } from './readPath.ts';

/**
 * A copy of the record with the value at a dotted path. Undefined removes the key. Creates missing records on the path,
 * but no lists. A path with a reserved name (`__proto__`) changes nothing.
 */
export function writePath(record: unknown, path: string, value: unknown): Readonly<Record<string, unknown>> {
  const start = isRecord(record) ? record : {};
  // Most paths are a single name.
  if (!path.includes('.')) return path === '' || reservedNames.has(path) ? start : writeName(start, path, value);
  const names = path.split('.');
  if (names.some((name) => reservedNames.has(name) || name === '')) return start;
  return writeRecord(start, names, value);
}

function writeRecord(
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
  value: unknown,
): Readonly<Record<string, unknown>> {
  const [name, ...rest] = names;
  if (name === undefined) return record;
  const held = Object.hasOwn(record, name) ? record[name] : undefined;
  return writeName(record, name, writeInto(held, rest, value));
}

function writeName(
  record: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (value !== undefined) return { ...record, [name]: value };
  const { [name]: _removed, ...others } = record;
  return others;
}

function writeInto(held: unknown, names: readonly string[], value: unknown): unknown {
  if (names.length === 0) return value;
  if (Array.isArray(held)) return writeList(held, names, value);
  // Nothing to remove below an absent value.
  if (value === undefined && !isRecord(held)) return held;
  return writeRecord(isRecord(held) ? held : {}, names, value);
}

function writeList(list: readonly unknown[], names: readonly string[], value: unknown): readonly unknown[] {
  const [name = '', ...rest] = names;
  const index = Number(name);
  if (!isListIndex(name) || index > list.length) return list;
  const item = writeInto(list[index], rest, value);
  if (item === undefined) return list.toSpliced(index, 1);
  return list.toSpliced(index, 1, item);
}
