import { TableBody } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { KeyedRows } from './TableGrid.tsx';
import { TableRows } from './TableRows.tsx';

/** Only the rows in sight; empty space stands for the others. */
export function VirtualBody({ frame, ...props }: KeyedRows & { readonly frame: RefObject<HTMLDivElement | null> }) {
  const { block, fields, rows, keyOf } = props;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Space height={before} />
      {items.map((item) => {
        const row = rows[item.index];
        return row === undefined ? null : (
          // One body for each row, so that an expanded row is measured with what it shows.
          <TableBody key={keyOf(row, item.index)} data-index={item.index} ref={virtual.measureElement}>
            <TableRows block={block} fields={fields} row={row} index={item.index} />
          </TableBody>
        );
      })}
      <Space height={after} />
    </>
  );
}

function Space({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tbody aria-hidden>
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  ) : null;
}
