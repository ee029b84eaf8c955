import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
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

/** As many rows as a screen shows, while what draws the others is loaded. */
const firstRows = 25;

// Few tables are that long, and what measures their rows is a fifth of the table's code.
const VirtualBody = lazy(async () => ({ default: (await import('./VirtualBody.tsx')).VirtualBody }));

/** Rows and columns. */
export function TableGrid(props: KeyedRows) {
  const { block, rows } = props;
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
          <Suspense fallback={<WholeBody {...props} rows={rows.slice(0, firstRows)} />}>
            <VirtualBody {...props} frame={frame} />
          </Suspense>
        ) : (
          <WholeBody {...props} />
        )}
      </Table>
    </TableContainer>
  );
}

function WholeBody({ block, fields, rows, keyOf }: KeyedRows) {
  return (
    <TableBody>
      {rows.map((row, index) => (
        <TableRows key={keyOf(row, index)} block={block} fields={fields} row={row} />
      ))}
    </TableBody>
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
