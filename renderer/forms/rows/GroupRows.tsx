import { type ComponentType, memo } from 'react';
import type { RowList, RowProps } from './RowList.ts';

export interface GroupRowsProps {
  /** Renders a row. */
  readonly Row: ComponentType<RowProps>;
  readonly list: RowList;
  /** Keys of the rows of the group. */
  readonly keys: readonly string[];
  /** Index of the group's first row. */
  readonly first: number;
  /** Whether the last row of the list is in the group. */
  readonly hasLast: boolean;
  readonly canAdd: boolean;
}

/** Renders the rows of a group. They render again only when the group changes, not with every change of the list. */
export const GroupRows = memo(function GroupRows({ Row, list, keys, first, hasLast, canAdd }: GroupRowsProps) {
  return keys.map((key, at) => (
    <Row key={key} list={list} index={first + at} isLast={hasLast && at === keys.length - 1} canAdd={canAdd} />
  ));
});
