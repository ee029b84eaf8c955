import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useNearestTitle } from '../../runtime/NearestTitle.tsx';
import { useText } from '../../runtime/useText.ts';
import { usePrinting } from '../../theme/usePrinting.ts';
import type { Row } from '../rowsOf.ts';
import { GridHead } from './GridHead.tsx';
import { GridLook } from './GridLook.ts';
import { GridRow } from './GridRow.tsx';
import { areMany, columnsBeyond, firstSpan, makeColumns, openerWidth, widthBetween, withSpan } from './gridColumns.ts';
import type { Sighted } from './Sight.tsx';
import type { TableViewProps } from './TableView.tsx';

export interface KeyedRows extends TableViewProps {
  readonly keyOf: (row: Row, index: number) => string;
}

/** More rows than this on one page are drawn only where they are seen. */
const manyRows = 100;

/** Rows drawn beyond those in sight, on each side. */
const rowsBeyond = 8;

/** Least height of a row in pixels, and what is taken for one until the first has been measured. */
const leastHeight = 36;
const usualHeight = 41;

const usual = () => usualHeight;

/** Part of the window that a long table takes. */
const partOfWindow = 0.7;

// Few tables are that long or wide, and what follows their scrolling is a fifth of the table's code.
const Sight = lazy(async () => ({ default: (await import('./Sight.tsx')).Sight }));

/** Rows and columns. Where there are many, those in sight: on paper all of them. */
export function TableGrid(props: KeyedRows) {
  const { block, fields, rows, keyOf, controls, isSortable, total } = props;
  const text = useText();
  const around = useNearestTitle();
  const isPrinting = usePrinting();
  const frame = useRef<HTMLDivElement>(null);
  const [rowsSeen, setRowsSeen] = useState<Sighted>();
  const [columnsSeen, setColumnsSeen] = useState<Sighted>();
  const isLong = rows.length > manyRows && !isPrinting;
  const whole = useMemo(
    () => makeColumns({ fields, canExpand: block.expand.length > 0, hasActions: block.actions.length > 0 }),
    [fields, block],
  );
  const isWide = areMany(whole) && !isPrinting;
  const [from, to] = [columnsSeen?.from, columnsSeen?.to];
  const columns = useMemo(() => {
    if (!isWide) return whole;
    // The first column is always drawn, so what is in sight is counted without it.
    if (from === undefined || to === undefined) return withSpan(whole, firstSpan(whole, window.innerWidth));
    return withSpan(whole, { from: Math.min(from + 1, fields.length), to: Math.min(to + 1, fields.length) });
  }, [whole, isWide, from, to, fields.length]);
  const lead = (block.expand.length > 0 ? openerWidth : 0) + widthBetween(whole, 0, 1);
  return (
    <>
      <GridLook
        ref={frame}
        tabIndex={0}
        // Several tables may stand under one title: landmarks of the same name would be no landmarks.
        role="group"
        aria-label={text(block.title) || around}
        style={isLong ? { maxHeight: `${partOfWindow * 100}vh` } : undefined}
      >
        <table
          className={`grid${isLong ? ' grid-long' : ''}${isWide ? ' grid-wide' : ''}`}
          aria-rowcount={total + 1}
          {...(isWide ? { 'aria-colcount': columns.count } : {})}
        >
          <GridHead block={block} columns={columns} controls={controls} isSortable={isSortable} />
          {isLong ? longBody() : <tbody>{rows.map((row, index) => drawRow(row, index))}</tbody>}
        </table>
      </GridLook>
      {/* Behind the frame: what follows its scrolling finds it there when it begins. */}
      <Suspense>
        {isLong && <Sight frame={frame} count={rows.length} sizeOf={usual} beyond={rowsBeyond} onSight={setRowsSeen} />}
        {isWide && (
          <Sight
            frame={frame}
            isAcross
            count={fields.length - 1}
            sizeOf={(index) => whole.all[index + 1]?.width ?? 0}
            lead={lead}
            beyond={columnsBeyond}
            onSight={setColumnsSeen}
          />
        )}
      </Suspense>
    </>
  );

  function drawRow(row: Row, index: number, place?: number) {
    return (
      <GridRow
        key={keyOf(row, index)}
        block={block}
        columns={columns}
        row={row}
        {...(place === undefined ? {} : { index: place })}
      />
    );
  }

  function longBody() {
    const fitting = Math.ceil((window.innerHeight * partOfWindow) / leastHeight);
    const seen = rowsSeen ?? { from: 0, to: fitting, before: 0, after: (rows.length - fitting) * usualHeight };
    return (
      <>
        <Space height={seen.before} cells={columns.cells} />
        {rows.slice(seen.from, seen.to).map((row, at) => (
          // One body for each row, so that an expanded row is measured with what it shows.
          <tbody key={keyOf(row, seen.from + at)} data-index={seen.from + at} ref={rowsSeen?.measure}>
            {drawRow(row, seen.from + at, seen.from + at)}
          </tbody>
        ))}
        <Space height={seen.after} cells={columns.cells} />
      </>
    );
  }
}

function Space({ height, cells }: { readonly height: number; readonly cells: number }) {
  return height > 0 ? (
    <tbody aria-hidden>
      <tr>
        <td colSpan={cells} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  ) : null;
}
