/** The maximum number of values in one list. */
export const mostValues = 1_000;

/** The first values of a list. `omit` is called if there are more. */
export function readFirst(list: readonly unknown[], omit: (message: string) => void): readonly unknown[] {
  if (list.length <= mostValues) return list;
  omit(`There are ${list.length} values: only the first ${mostValues} are read.`);
  return list.slice(0, mostValues);
}
