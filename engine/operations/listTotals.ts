/** Totals of lists that were cut. Stored outside the lists, to keep their shape. */
const totals = new WeakMap<object, number>();

/** Marks a list as cut and records the total number of entries. */
export function attachTotal<List extends object>(list: List, total: number): List {
  totals.set(list, total);
  return list;
}

/** The total number of entries of a cut list. Undefined if the list is complete. */
export function totalOf(list: unknown): number | undefined {
  return typeof list === 'object' && list !== null ? totals.get(list) : undefined;
}

/** Copies the total of a list to a list derived from it. */
export function copyTotal<Value>(made: Value, from: unknown): Value {
  const total = totalOf(from);
  if (total !== undefined && typeof made === 'object' && made !== null) attachTotal(made, total);
  return made;
}
