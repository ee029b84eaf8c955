import './selection.css';
import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { type ActionModel, type FieldModel, formatValue, isAllowed, readPath } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { canRun } from '../../calls/availability.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Button } from '../../look/Button.tsx';
import { usePrinting } from '../../look/usePrinting.ts';
import { useBelow } from '../../look/useWidth.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { LazySelectedBar } from './LazySelectedBar.tsx';
import { SelectionContext, useSelection } from './Selection.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePager } from './TablePager.tsx';
import type { OpenRows } from './useOpenRow.ts';
import type { TableControls } from './useTableState.ts';

export interface TableViewProps extends BlockProps<TableBlockModel> {
  readonly fields: readonly FieldModel[];
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  readonly total: number;
  readonly controls: TableControls;
  readonly isServed?: boolean;
  readonly isFiltered?: boolean;
  readonly isSortable: (field: FieldModel) => boolean;
}

/** Maximum number of columns that fit on a printed page. */
const paperColumns = 6;

/** Renders the rows of a page as a table, or as cards on a narrow screen, with the pagination below. */
export function TableView(props: TableViewProps) {
  const { block, fields, total, controls, isFiltered = false } = props;
  const isNarrow = useBelow('md');
  // A table with few columns stays a table in print.
  const fitsPaper = usePrinting() && fields.length <= paperColumns;
  const key = useKey(block.entity);
  const keyOf = keyOfRow(key);
  const [openRows] = useState<OpenRows>(() => new Set());
  const selection = useSelection();
  const { release, locale } = useRuntime();
  const scope = useScope();
  const [first] = fields;
  const actions = useSelectedActions(block);
  // An index does not identify a row: on the next page another row has it.
  const canPick = actions.length > 0 && key !== undefined;
  const [isUsed, setUsed] = useState(false);
  if (selection.rows.size > 0 && !isUsed) setUsed(true);
  const bar = canPick && isUsed && (
    <LazySelectedBar
      actions={actions}
      selection={selection}
      nameOf={([name, row]) =>
        first === undefined ? name : formatValue(first, readPath(row, first.path), scope, { release, locale })
      }
    />
  );

  return (
    <SelectionContext value={canPick ? selection : undefined}>
      {total === 0 ? (
        <NoRows block={block} isFiltered={isFiltered} onClear={() => controls.filterBy({})} />
      ) : isNarrow && !fitsPaper ? (
        <TableCards {...props} keyOf={keyOf} openRows={openRows} />
      ) : (
        <TableGrid {...props} keyOf={keyOf} openRows={openRows} />
      )}
      {bar}
      {total > 0 && <TablePager {...props} isNarrow={isNarrow} />}
    </SelectionContext>
  );
}

interface NoRowsProps extends BlockProps<TableBlockModel> {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Rendered if there are no rows. */
function NoRows({ block, isFiltered, onClear }: NoRowsProps) {
  const say = useEngineText();
  const text = useText();
  return (
    <Paper
      variant="outlined"
      sx={{ px: 2, py: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {isFiltered ? say('noMatches') : block.empty ? text(block.empty) : say('noRows')}
      </Typography>
      {isFiltered && <Button onClick={onClear}>{say('clearFilters')}</Button>}
      {!isFiltered && block.add && <ActionBar actions={[block.add]} />}
    </Paper>
  );
}

/** Returns the path of an entity's key. */
function useKey(entity: string | undefined): string | undefined {
  const { release } = useRuntime();
  return entity === undefined ? undefined : release.entities[entity.replace(/(\[\]|\?)+$/, '')]?.key;
}

/** Returns a function for the identity of a row: its key, otherwise its index. */
function keyOfRow(key: string | undefined): (row: Row, index: number) => string {
  return (row, index) => {
    const value = key === undefined ? undefined : readPath(row, key);
    return value === undefined ? `#${index}` : String(value);
  };
}

/** Returns the actions on selected rows that are available to the user; empty if rows cannot be selected. */
function useSelectedActions({ pick, picked = [] }: TableBlockModel): readonly ActionModel[] {
  const { release } = useRuntime();
  const scope = useScope();
  if (!pick) return [];
  return picked.filter(({ allow, target }) => {
    const operation = target.verb === 'run' ? release.operations[target.call.run] : undefined;
    return operation !== undefined && isAllowed(allow, scope, release) && canRun(operation, scope, release);
  });
}
