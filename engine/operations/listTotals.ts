/** How many there are of a list that holds only the first of them; kept beside the list, whose shape is its own. */
const totals = new WeakMap<object, number>();

/** Says of a list that it is cut, and how many there are altogether. */
export function attachTotal<List extends object>(list: List, total: number): List {
  totals.set(list, total);
  return list;
}

/** How many there are of a list that was cut; undefined where all are here. */
export function totalOf(list: unknown): number | undefined {
  return typeof list === 'object' && list !== null ? totals.get(list) : undefined;
}

/** The list that was made of another one, cut as that was. */
export function copyTotal<Value>(made: Value, from: unknown): Value {
  const total = totalOf(from);
  if (total !== undefined && typeof made === 'object' && made !== null) attachTotal(made, total);
  return made;
}
