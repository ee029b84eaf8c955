import type { ReactNode } from 'react';
import type { FieldModel } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { HelpButton } from '../../hints/HelpButton.tsx';
import { classes } from '../../look/classes.ts';
import { sortedPath } from '../../look/paths.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { type GridColumn, type GridColumns, openerWidth, widthBetween } from './gridColumns.ts';
import { renderedCells } from './renderedCells.tsx';
import { SelectAll } from './SelectBox.tsx';
import type { TableControls } from './useTableState.ts';

interface GridHeadProps extends BlockProps<TableBlockModel> {
  readonly columns: GridColumns;
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  readonly controls: TableControls;
  readonly isSortable: (field: FieldModel) => boolean;
}

/** The column headers with their help. Headers of sortable columns are buttons. */
export function GridHead({ block, columns, rows, keyOf, controls, isSortable }: GridHeadProps) {
  const text = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const { isWide } = columns;
  return (
    <thead>
      <tr>
        {columns.picks && (
          <th scope="col" className="grid-cell grid-pick" {...(isWide ? { 'aria-colindex': 1 } : {})}>
            <SelectAll rows={rows} keyOf={keyOf} />
          </th>
        )}
        {columns.opens && (
          <th
            scope="col"
            className="grid-cell grid-opener"
            {...(isWide ? { 'aria-colindex': columns.picks ? 2 : 1, style: { width: openerWidth } } : {})}
          >
            <HiddenText>{say('expandColumn')}</HiddenText>
          </th>
        )}
        {block.actionsFirst && drawActions()}
        {renderedCells(columns, {
          draw,
          gap: (key, from, to) => (
            <td
              key={key}
              aria-hidden
              className="grid-cell grid-gap"
              style={{ width: widthBetween(columns, from, to) }}
            />
          ),
        })}
        {!block.actionsFirst && drawActions()}
      </tr>
    </thead>
  );

  function drawActions(): ReactNode {
    const { actionsPlace } = columns;
    if (actionsPlace === undefined) return null;
    const words = say('rowActions');
    return (
      <th
        scope="col"
        className={classes('grid-cell grid-actions', block.actionsFirst && 'grid-actions-first')}
        {...(isWide ? { 'aria-colindex': actionsPlace } : {})}
      >
        {block.actionsFirst ? words : <HiddenText>{words}</HiddenText>}
      </th>
    );
  }

  function draw({ field, className, place, width }: GridColumn): ReactNode {
    const direction = directionOf(field, controls.state.sort);
    return (
      <th
        key={field.path}
        data-column={field.path}
        scope="col"
        className={className}
        {...(direction ? { 'aria-sort': `${direction}ending` as const } : {})}
        {...(isWide ? { 'aria-colindex': place, style: { width } } : {})}
      >
        {isSortable(field) ? (
          <button
            type="button"
            className="grid-sort"
            {...(direction ? { 'data-sorted': direction } : {})}
            onClick={() => controls.sortBy(field.path)}
          >
            {text(field.title)}
            <svg className="grid-arrow" viewBox="0 0 24 24" aria-hidden focusable="false">
              <path d={sortedPath} />
            </svg>
          </button>
        ) : (
          text(field.title)
        )}
        {field.help && <HelpButton about={text(field.title)} text={markdown(field.help)} />}
      </th>
    );
  }
}

function directionOf({ path }: FieldModel, sort: string | undefined): 'asc' | 'desc' | undefined {
  return sort === path ? 'asc' : sort === `-${path}` ? 'desc' : undefined;
}

function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
