import { Box, Collapse } from '@mui/material';
import { memo } from 'react';
import { formatValue } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Blocks } from '../../body/Blocks.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { classes } from '../../look/classes.ts';
import { Icon } from '../../look/Icon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { unfoldPath } from '../../look/partPaths.ts';
import { useGoTo } from '../../routing/useGoTo.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { ScopeProvider } from '../../scope/ScopeProvider.tsx';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { ToneIcon } from '../../values/ToneIcon.tsx';
import { useTone } from '../../values/useTone.ts';
import type { BlockProps } from '../BlockProps.ts';
import type { GridColumns } from './gridColumns.ts';
import { RowFields } from './RowFields.tsx';
import { RowTools } from './RowTools.tsx';
import { renderCell } from './renderCell.tsx';
import { renderedCells } from './renderedCells.tsx';
import { cellValue } from './rowConditions.ts';
import { findDoor, pressOf } from './rowDoor.ts';
import { SelectBox } from './SelectBox.tsx';
import { type OpenRows, useOpenRow } from './useOpenRow.ts';

interface GridRowProps extends BlockProps<TableBlockModel> {
  readonly columns: GridColumns;
  readonly row: Row;
  /** The key of the row in `openRows`. */
  readonly rowKey: string;
  readonly openRows: OpenRows;
  /** Index among all rows, if not all are rendered. */
  readonly index?: number;
}

/**
 * One record: its values, its actions, and its expanded content. It does not render again while other rows are scrolled
 * into view.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { columns, row } = props;
  if (!columns.opens && !columns.haveActions) return <ValueRow {...props} />;
  return (
    <ScopeProvider variables={{ this: row }}>
      {columns.opens ? <OpenableRow {...props} /> : <ValueRow {...props} />}
    </ScopeProvider>
  );
});

interface ValueRowProps extends GridRowProps {
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
}

/** The cells are elements, not components: hooks run once per row. */
function ValueRow({ block, columns, row, rowKey, index, isOpen = false, onToggle }: ValueRowProps) {
  const runtime = useRuntime();
  const { release, locale } = runtime;
  const goTo = useGoTo();
  const around = useScope();
  const scope = extendScope(around, { this: row });
  const context = { release, locale };
  const tone = useTone(block.tone, scope);
  const mark = tone && <ToneIcon tone={tone} />;
  const door = findDoor(block.press, scope, runtime);
  const actions = columns.actionsPlace !== undefined && (
    <td
      className={classes('grid-cell grid-actions', block.actionsFirst && 'grid-actions-first')}
      {...(columns.isWide ? { 'aria-colindex': columns.actionsPlace } : {})}
    >
      <RowTools>
        <ActionBar actions={block.actions} size="small" dense align={block.actionsFirst ? 'start' : 'end'} />
      </RowTools>
    </td>
  );
  /** The name of the row: its first value. */
  const wordsOf = ({ all: [first] }: GridColumns) =>
    first === undefined ? '' : formatValue(first.field, cellValue(first.field, row, scope), scope, context);
  return (
    // Keyboard users reach the same URL by the first value, which is a link.
    <tr
      className={classes('grid-row', tone && `grid-marked fw-${tone}`, door !== undefined && 'grid-door')}
      {...pressOf(door, goTo)}
      {...(index === undefined ? {} : { 'aria-rowindex': index + 2 })}
    >
      {columns.picks && (
        <td className="grid-cell grid-pick" {...(columns.isWide ? { 'aria-colindex': 1 } : {})}>
          <SelectBox rowKey={rowKey} row={row} name={wordsOf(columns)} />
        </td>
      )}
      {onToggle && (
        <td className="grid-cell grid-opener" {...(columns.isWide ? { 'aria-colindex': columns.picks ? 2 : 1 } : {})}>
          <Opener isOpen={isOpen} onToggle={onToggle} />
        </td>
      )}
      {block.actionsFirst && actions}
      {renderedCells(columns, {
        draw: (column) =>
          renderCell({
            ...{ column, row, scope, context, isWide: columns.isWide },
            ...(mark && column === columns.all[0] ? { mark } : {}),
            ...(door !== undefined && column === columns.all[0] ? { door } : {}),
          }),
      })}
      {!block.actionsFirst && actions}
    </tr>
  );
}

function OpenableRow(props: GridRowProps) {
  const { block, columns, row, openRows, rowKey } = props;
  const [isOpen, turn] = useOpenRow(openRows, rowKey);
  return (
    <>
      <ValueRow {...props} isOpen={isOpen} onToggle={turn} />
      <tr style={isOpen ? undefined : hidden}>
        <td className="grid-cell grid-opened" colSpan={columns.cells}>
          <Collapse in={isOpen} mountOnEnter>
            <Box sx={{ py: 2, px: 1, display: 'grid', gap: 2 }}>
              {columns.below.length > 0 && <RowFields fields={columns.below} row={row} />}
              <Blocks body={block.expand} />
            </Box>
          </Collapse>
        </td>
      </tr>
    </>
  );
}

const hidden = { display: 'none' } as const;

function Opener({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const say = useEngineText();
  return (
    <IconButton size="small" aria-expanded={isOpen} aria-label={say(isOpen ? 'hideRow' : 'showRow')} onClick={onToggle}>
      <Icon path={unfoldPath} className={classes('turns', isOpen && 'turned')} />
    </IconButton>
  );
}
