import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { FieldModel } from '#engine';
import { useNearestTitle } from '../../runtime/NearestTitle.tsx';
import { useEngineText } from '../../runtime/useEngineText.ts';
import { useText } from '../../runtime/useText.ts';
import type { Row } from '../rowsOf.ts';
import { alignOf } from './alignOf.ts';
import { stuck } from './stuck.ts';
import { TableRows } from './TableRows.tsx';
import type { TableViewProps } from './TableView.tsx';

export interface KeyedRows extends TableViewProps {
  readonly keyOf: (row: Row, index: number) => string;
}

/** More rows than this on one page are drawn only where they are seen. */
const virtualAbove = 100;

/** Rows and columns. */
export function TableGrid(props: KeyedRows) {
  const { block, fields, rows } = props;
  const text = useText();
  const around = useNearestTitle();
  const frame = useRef<HTMLDivElement>(null);
  const isVirtual = rows.length > virtualAbove;
  return (
    <TableContainer
      ref={frame}
      tabIndex={0}
      // Several tables may stand under one title: landmarks of the same name would be no landmarks.
      role="group"
      aria-label={text(block.title) || around}
      sx={{
        maxHeight: isVirtual ? '70vh' : undefined,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& tbody:last-of-type > tr:last-child > td': { borderBottom: 0 },
      }}
    >
      <Table size="small" stickyHeader={isVirtual} aria-rowcount={props.total + 1}>
        <GridHead {...props} />
        {isVirtual ? (
          <VirtualBody {...props} frame={frame} />
        ) : (
          <TableBody>
            {rows.map((row, index) => (
              <TableRows key={props.keyOf(row, index)} block={block} fields={fields} row={row} />
            ))}
          </TableBody>
        )}
      </Table>
    </TableContainer>
  );
}

function GridHead({ block, fields, controls, isSortable }: KeyedRows) {
  const text = useText();
  const say = useEngineText();
  const { sort } = controls.state;
  const directionOf = (field: FieldModel) =>
    sort === field.path ? ('asc' as const) : sort === `-${field.path}` ? ('desc' as const) : undefined;
  return (
    <TableHead>
      <TableRow>
        {block.expand.length > 0 && (
          <TableCell padding="checkbox">
            <HiddenText>{say('expandColumn')}</HiddenText>
          </TableCell>
        )}
        {fields.map((field) => {
          const direction = directionOf(field);
          return (
            <TableCell key={field.path} align={alignOf(field)} {...(direction ? { sortDirection: direction } : {})}>
              {isSortable(field) ? (
                <TableSortLabel
                  active={direction !== undefined}
                  direction={direction ?? 'asc'}
                  onClick={() => controls.sortBy(field.path)}
                >
                  {text(field.title)}
                </TableSortLabel>
              ) : (
                text(field.title)
              )}
            </TableCell>
          );
        })}
        {block.actions.length > 0 && (
          <TableCell align="right" sx={stuck}>
            <HiddenText>{say('rowActions')}</HiddenText>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/** Only the rows in sight; empty space stands for the others. */
function VirtualBody({ frame, ...props }: KeyedRows & { readonly frame: RefObject<HTMLDivElement | null> }) {
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
