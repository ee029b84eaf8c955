/** A copy of a record with a value at a path whose numbers are indexes of lists. */
export function writtenAt(
  record: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone({ ...record });
  write(copy, path.split('.'), value);
  return copy;
}

function write(into: object, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Reflect.set(into, name, value);
    return;
  }
  const before: unknown = Reflect.get(into, name);
  const inner = typeof before === 'object' && before !== null ? before : /^\d+$/.test(rest[0] ?? '') ? [] : {};
  Reflect.set(into, name, inner);
  write(inner, rest, value);
}
