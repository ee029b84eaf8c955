import { SumList } from '../../rows/SumList.tsx';
import { useText } from '../../texts/useText.ts';
import type { EditableRowsProps } from './EditableRowsProps.ts';
import { GroupRows } from './GroupRows.tsx';
import { RowCard } from './RowCard.tsx';
import { useRowGroups } from './useRowGroups.ts';

/** Renders rows as cards, with the sums after the last. */
export function EditableCards({ list, rows, keys, canAdd, sentinel }: EditableRowsProps) {
  const text = useText();
  const groups = useRowGroups(keys);
  return (
    <>
      <ul className="rows-cards" aria-label={text(list.field.title)}>
        {groups.map(({ id, keys: own, first }) => (
          <GroupRows
            key={id}
            {...{ Row: RowCard, list, canAdd, keys: own, first }}
            hasLast={first + own.length === rows.length}
          />
        ))}
        {keys.length < rows.length && <li ref={sentinel}>…</li>}
      </ul>
      <SumList field={list.field} columns={list.columns} rows={rows} />
    </>
  );
}
