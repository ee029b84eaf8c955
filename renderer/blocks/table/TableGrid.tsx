import { use, useCallback, useMemo, useRef, useState } from 'react';
import { useNearestTitle } from '../../contexts/NearestTitle.tsx';
import { usePrinting } from '../../look/usePrinting.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { GridHead } from './GridHead.tsx';
import { GridLook } from './GridLook.ts';
import { GridRow } from './GridRow.tsx';
import { areMany, columnsBeyond, firstSpan, makeColumns, openerWidth, widthBetween, withSpan } from './gridColumns.ts';
import { LazyVisibleRange } from './LazyVisibleRange.tsx';
import { LongBody, usualRow, viewportShare } from './LongBody.tsx';
import { SelectionContext } from './Selection.ts';
import type { TableViewProps } from './TableView.tsx';
import { useFitting } from './useFitting.ts';
import type { OpenRows } from './useOpenRow.ts';
import { useRowStops } from './useRowStops.ts';
import type { VisibleRange } from './VisibleRangeObserver.tsx';

export interface KeyedRows extends TableViewProps {
  readonly keyOf: (row: Row, index: number) => string;
  readonly openRows: OpenRows;
}

/** If a page has more rows, only the visible ones are rendered. */
const manyRows = 100;

/** Number of rows that are rendered before and after the visible ones. */
const rowsBeyond = 8;

/** Renders rows and columns. With many of them, only the visible ones are rendered, except in print. */
export function TableGrid(props: KeyedRows) {
  const { block, fields, rows, keyOf, openRows, controls, isSortable, total } = props;
  const text = useText();
  const around = useNearestTitle();
  const isPrinting = usePrinting();
  const frame = useRef<HTMLDivElement>(null);
  const [rowsSeen, setRowsSeen] = useState<VisibleRange>();
  const [columnsSeen, setColumnsSeen] = useState<VisibleRange>();
  // The element with the focus stays rendered when it is scrolled out of view; otherwise the focus would be lost.
  const [focused, setFocused] = useState<FocusPlace>({});
  const stops = useRowStops();
  const say = useEngineText();
  const isLong = rows.length > manyRows && !isPrinting;
  const isWide = areMany({ all: fields }) && !isPrinting;
  const canExpand = block.expand.length > 0;
  const canPick = use(SelectionContext) !== undefined;
  const { shown, isWhole } = useFitting({ frame, fields, rows, canOpen: canExpand, isOff: isWide || isPrinting });
  const whole = useMemo(() => {
    return makeColumns({
      fields: shown,
      below: fields.filter((field) => !shown.includes(field)),
      canExpand,
      canPick,
      hasActions: block.actions.length > 0,
      actionsFirst: block.actionsFirst,
    });
  }, [fields, shown, canExpand, canPick, block]);
  const isStill = isWhole && !isLong && !isWide;
  const [from, to] = [columnsSeen?.from, columnsSeen?.to];
  const columns = useMemo(() => {
    if (!isWide) return whole;
    // The first column is always rendered, so the visible range does not count it.
    if (from === undefined || to === undefined) return withSpan(whole, firstSpan(whole, window.innerWidth));
    const span = { from: Math.min(from + 1, fields.length), to: Math.min(to + 1, fields.length) };
    return withSpan(whole, span, focused.column);
  }, [whole, isWide, from, to, fields.length, focused.column]);
  const widthAt = useCallback((index: number) => whole.all[index + 1]?.width ?? 0, [whole]);
  // Rows without state of their own are keyed by index: another order only changes their texts.
  const keyAt = (index: number) =>
    !whole.opens && !whole.haveActions ? String(index) : keyOf(rows[index] ?? {}, index);
  const lead = (whole.opens ? openerWidth : 0) + widthBetween(whole, 0, 1);
  return (
    <>
      <GridLook
        ref={frame}
        // A scrollable frame must be focusable; otherwise it would be a useless tab stop.
        {...(isStill ? { className: 'grid-frame grid-fitting' } : { className: 'grid-frame', tabIndex: 0 })}
        // Several tables can be under one title, and landmarks need unique names, so this is a group.
        role="group"
        aria-label={text(block.title) || around}
        // A dialog opened by a row is outside the frame. The row stays rendered, because the dialog would be removed
        // with it.
        onFocus={({ currentTarget, target }) => {
          if (currentTarget.contains(target))
            setFocused(placeIn(target, (whole.picks ? 1 : 0) + (whole.opens ? 1 : 0)));
        }}
        style={isLong ? { maxHeight: `${viewportShare * 100}vh` } : undefined}
      >
        <table
          {...stops}
          className={`grid${isLong ? ' grid-long' : ''}${isWide ? ' grid-wide' : ''}`}
          aria-rowcount={total + 1}
          {...(isWide ? { 'aria-colcount': columns.count } : {})}
        >
          <GridHead
            block={block}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            controls={controls}
            isSortable={isSortable}
          />
          {isLong ? (
            <LongBody
              count={rows.length}
              seen={rowsSeen}
              cells={columns.cells}
              keyAt={keyAt}
              draw={(index) => drawRow(index, index)}
            />
          ) : (
            <tbody>{rows.map((_row, index) => drawRow(index))}</tbody>
          )}
        </table>
      </GridLook>
      <p className="grid-keys no-print">
        <span>{say('rowKeys')}</span>
      </p>
      {/* After the frame, so that the frame exists when the observer is mounted. */}
      {isLong && (
        <LazyVisibleRange
          frame={frame}
          count={rows.length}
          sizeOf={usualRow}
          beyond={rowsBeyond}
          hold={focused.row}
          onSight={setRowsSeen}
        />
      )}
      {isWide && (
        <LazyVisibleRange
          frame={frame}
          isAcross
          count={fields.length - 1}
          sizeOf={widthAt}
          lead={lead}
          beyond={columnsBeyond}
          onSight={setColumnsSeen}
        />
      )}
    </>
  );

  function drawRow(index: number, place?: number) {
    const row = rows[index];
    return (
      row && (
        <GridRow
          key={keyAt(index)}
          block={block}
          columns={columns}
          row={row}
          rowKey={keyOf(row, index)}
          openRows={openRows}
          {...(place === undefined ? {} : { index: place })}
        />
      )
    );
  }
}

interface FocusPlace {
  readonly row?: number;
  readonly column?: number;
}

/**
 * Returns the position of an element in a table: the index of its row, and of its column without the `lead` columns.
 */
function placeIn(element: Element, lead: number): FocusPlace {
  const row = element.closest('tbody[data-index]')?.getAttribute('data-index');
  const column = element.closest('[aria-colindex]')?.getAttribute('aria-colindex');
  return { ...(row ? { row: Number(row) } : {}), ...(column ? { column: Number(column) - 1 - lead } : {}) };
}
