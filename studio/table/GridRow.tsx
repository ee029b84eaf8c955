import { memo, type ReactNode } from 'react';
import { isOpen } from './cells.ts';
import { entryOf } from './columns.ts';
import { keyOfCell } from './findings.ts';
import type { TableRow } from './rows.ts';
import type { Table } from './useTable.ts';

interface GridRowProps {
  readonly row: TableRow;
  /** From 0. */
  readonly index: number;
  readonly table: Table;
  readonly locale: string;
  readonly readOnly: boolean;
  /** Languages in which the text of a cell needs work, as a short mark. */
  readonly gapsOf: (row: TableRow, column: Table['columns'][number]) => string;
  readonly changed: ReadonlySet<string>;
  /** Column of the active cell, if it is in this row. */
  readonly active: number | undefined;
  readonly from: number;
  /** Column behind the last selected one. */
  readonly to: number;
  readonly describedBy: string;
  /** The input, while the active cell is edited. */
  readonly input: ReactNode;
  readonly measure: (element: HTMLElement | null) => void;
}

/** A row of the table, whose cells are text but for the one that is edited. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, table, locale, readOnly, gapsOf, changed, active, from, to, describedBy } = props;
  return (
    <tr ref={props.measure} data-index={index} aria-rowindex={index + 2} className={row.isFirst ? 'first' : undefined}>
      <th scope="row" aria-colindex={1}>
        {index + 1}
      </th>
      {table.columns.map((column, at) => {
        const key = keyOfCell(row, column);
        const isActive = active === at;
        const text = table.show(row, column);
        const gaps = gapsOf(row, column);
        const isFixed = readOnly || !isOpen(row, column, locale);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td of a grid is a gridcell, which is selected.
          <td
            key={column.key}
            aria-colindex={at + 2}
            aria-selected={at >= from && at < to}
            aria-readonly={isFixed}
            aria-invalid={table.findings.has(key)}
            aria-describedby={isActive ? describedBy : undefined}
            tabIndex={isActive ? 0 : -1}
            data-row={index}
            data-column={at}
            data-fixed={isFixed}
            data-changed={changed.has(key)}
            data-empty={entryOf(row, column) === undefined}
            data-kind={column.kind}
            lang={column.kind === 'text' ? locale : undefined}
          >
            {isActive && props.input !== undefined ? (
              props.input
            ) : (
              <>
                {text}
                {gaps !== '' && <span className="gaps">{gaps}</span>}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
});
