type Picks = Readonly<Record<string, unknown>>;

/**
 * The records picked in the fields of a step, by path: what was picked there before and is no more is there as
 * undefined. Without names, as where data bring the fields, every field is the step's.
 */
export function ownPicks(names: readonly string[], picked: Picks, before: Picks): Picks {
  const isOwn = (path: string): boolean => names.length === 0 || names.includes(path.split('.')[0] ?? path);
  const paths = [...Object.keys(before), ...Object.keys(picked)].filter(isOwn);
  return Object.fromEntries(paths.map((path) => [path, picked[path]]));
}
