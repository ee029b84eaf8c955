import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { type FieldModel, readPath } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Button } from '../../look/Button.tsx';
import { usePrinting } from '../../look/usePrinting.ts';
import { useBelow } from '../../look/useWidth.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePager } from './TablePager.tsx';
import type { OpenRows } from './useOpenRow.ts';
import type { TableControls } from './useTableState.ts';

export interface TableViewProps extends BlockProps<TableBlockModel> {
  readonly fields: readonly FieldModel[];
  /** The rows of this page. */
  readonly rows: readonly Row[];
  readonly total: number;
  readonly controls: TableControls;
  readonly isServed?: boolean;
  readonly isFiltered?: boolean;
  readonly isSortable: (field: FieldModel) => boolean;
}

/** So many columns fit on a printed page. */
const paperColumns = 6;

/** The rows of a page as a table, or as cards where the width is short; the way to other pages below. */
export function TableView(props: TableViewProps) {
  const { block, fields, total, controls, isFiltered = false } = props;
  const say = useEngineText();
  const text = useText();
  const isNarrow = useBelow('md');
  // Paper has no pointer: a few columns are read best as the table they are.
  const fitsPaper = usePrinting() && fields.length <= paperColumns;
  const keyOf = useRowKey(block.entity);
  const [openRows] = useState<OpenRows>(() => new Set());

  if (total === 0) {
    return (
      <Paper
        variant="outlined"
        sx={{ px: 2, py: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {isFiltered ? say('noMatches') : block.empty ? text(block.empty) : say('noRows')}
        </Typography>
        {isFiltered && <Button onClick={() => controls.filterBy({})}>{say('clearFilters')}</Button>}
      </Paper>
    );
  }
  return (
    <>
      {isNarrow && !fitsPaper ? (
        <TableCards {...props} keyOf={keyOf} openRows={openRows} />
      ) : (
        <TableGrid {...props} keyOf={keyOf} openRows={openRows} />
      )}
      <TablePager {...props} isNarrow={isNarrow} />
    </>
  );
}

/** Identity of a row: the key of its entity, else its place. */
function useRowKey(entity: string | undefined): (row: Row, index: number) => string {
  const { release } = useRuntime();
  const key = entity === undefined ? undefined : release.entities[entity.replace(/(\[\]|\?)+$/, '')]?.key;
  return (row, index) => {
    const value = key === undefined ? undefined : readPath(row, key);
    return value === undefined ? `#${index}` : String(value);
  };
}
