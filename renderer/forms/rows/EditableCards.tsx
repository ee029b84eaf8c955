import { SumList } from '../../rows/SumList.tsx';
import { useText } from '../../texts/useText.ts';
import type { EditableRowsProps } from './EditableRowsProps.ts';
import { RowCard } from './RowCard.tsx';

/** Renders rows as cards, with the sums after the last. */
export function EditableCards({ list, rows, keys, canAdd, sentinel }: EditableRowsProps) {
  const text = useText();
  return (
    <>
      <ul className="rows-cards" aria-label={text(list.field.title)}>
        {keys.map((key, index) => (
          <RowCard key={key} list={list} index={index} isLast={index === rows.length - 1} canAdd={canAdd} />
        ))}
        {keys.length < rows.length && <li ref={sentinel}>…</li>}
      </ul>
      <SumList field={list.field} columns={list.columns} rows={rows} />
    </>
  );
}
