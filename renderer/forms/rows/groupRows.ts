/** Consecutive rows of a list that are rendered together. */
export interface RowGroup {
  /** Key of the group's first row when the group was created. */
  readonly id: string;
  /** Keys of its rows. */
  readonly keys: readonly string[];
}

/** Maximum number of rows with which a group is created. */
const most = 25;

/**
 * Divides rows into groups, for React: a change in one row visits the rows of its group instead of all rows of the list.
 * A row stays in its group when rows before it are added, removed or moved, because a row that changes its group is
 * mounted again. A group whose rows are the same is the same object.
 *
 * @example
 * groupRows(['1', '2'], []) // [{ id: '1', keys: ['1', '2'] }]
 */
export function groupRows(keys: readonly string[], before: readonly RowGroup[]): readonly RowGroup[] {
  const groupOf = new Map(before.flatMap(({ id, keys: own }) => own.map((key) => [key, id])));
  const groups: { readonly id: string; readonly keys: string[] }[] = [];
  const begun = new Set<string>();
  for (const [at, key] of keys.entries()) {
    const group = groups.at(-1);
    const id = groupOf.get(key);
    const follower = keys[at + 1];
    const stays = group !== undefined && (id === group.id || (id !== undefined && begun.has(id)));
    const isBetween = group !== undefined && follower !== undefined && groupOf.get(follower) === group.id;
    const isAdded = group !== undefined && id === undefined && group.keys.length < most;
    if (group !== undefined && (stays || isBetween || isAdded)) group.keys.push(key);
    else {
      groups.push({ id: id ?? key, keys: [key] });
      begun.add(id ?? key);
    }
  }
  const known = new Map(before.map((group) => [group.id, group]));
  return groups.map((group) => {
    const old = known.get(group.id);
    const isSame = old?.keys.length === group.keys.length && old.keys.every((key, at) => key === group.keys[at]);
    return isSame ? old : group;
  });
}
