import { useRef } from 'react';
import { groupRows, type RowGroup } from './groupRows.ts';

/** A group of rows at its place in the list. */
export interface PlacedGroup extends RowGroup {
  /** Index of the first row. */
  readonly first: number;
}

/** Returns the groups of the rendered rows. Rows stay in their group as long as they are rendered. */
export function useRowGroups(keys: readonly string[]): readonly PlacedGroup[] {
  const known = useRef<{ readonly keys: readonly string[]; readonly groups: readonly RowGroup[] }>(undefined);
  if (known.current?.keys !== keys) known.current = { keys, groups: groupRows(keys, known.current?.groups ?? []) };
  let first = 0;
  return known.current.groups.map((group) => {
    const placed = { ...group, first };
    first += group.keys.length;
    return placed;
  });
}
