type Compare = (left: unknown, right: unknown) => boolean;

/**
 * Replaces fast-equals, of which rjsf uses one function: it compares schemas, options and values, which consist of plain
 * objects and arrays. All functions are equal; anything else is equal to itself only.
 */
export function createCustomEqual(): Compare {
  return areEqual;
}

function areEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left === 'function') return typeof right === 'function';
  if (!isPlain(left) || !isPlain(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && areEqual(left[name], right[name]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
