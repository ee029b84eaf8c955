import { Box } from '@mui/material';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useStudioText } from '../texts/useStudioText.ts';
import { CellInput } from './CellInput.tsx';
import { isOpen } from './cells.ts';
import type { TableColumn } from './columns.ts';
import { keyOfCell } from './findings.ts';
import { GridRow } from './GridRow.tsx';
import { gridAct, stepOn } from './gridKeys.ts';
import { gridLook, headWidth, widthOf } from './gridLook.ts';
import type { CellAddress } from './planPaste.ts';
import type { TableRow } from './rows.ts';
import type { GridSelection } from './useGridSelection.ts';
import type { Table } from './useTable.ts';
import { writeBlock } from './writeBlock.ts';

interface TableGridProps {
  readonly label: string;
  readonly table: Table;
  readonly locale: string;
  readonly readOnly: boolean;
  readonly selection: GridSelection;
  readonly changed: ReadonlySet<string>;
  readonly gapsOf: (row: TableRow, column: TableColumn) => string;
  readonly describedBy: string;
  /** Called with the text of the cell that is edited. */
  readonly onWrite: (row: TableRow, column: TableColumn, text: string, isLast: boolean) => void;
  /** Called if the edit of a cell is cancelled. */
  readonly onCancel: () => void;
  /** Opens a cell that is not edited in the table. */
  readonly onOpen: (row: TableRow, column: TableColumn) => void;
  readonly onClear: () => void;
  readonly onPaste: (text: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Rows outside the visible part of the box that are rendered too. */
const beyond = 8;
const usualHeight = 42;

/** A table with one stop of the Tab key, in which arrow keys lead from cell to cell. */
export function TableGrid(props: TableGridProps) {
  const { table, locale, readOnly, selection, onOpen } = props;
  const { rows, columns } = table;
  const { active, editing, block } = selection;
  const say = useStudioText();
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const size = { rows: rows.length, columns: columns.length };
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    overscan: beyond,
    scrollPaddingStart: usualHeight,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range);
        const isShown = shown.includes(active.row) || active.row >= range.count;
        return isShown ? shown : [...shown, active.row].sort((a, b) => a - b);
      },
      [active.row],
    ),
  });

  useLayoutEffect(() => {
    if (!wantsFocus.current || editing !== undefined) return;
    wantsFocus.current = false;
    const place = `[data-row="${active.row}"][data-column="${active.column}"]`;
    const cell = box.current?.querySelector<HTMLElement>(place);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (to: CellAddress, extendsBlock = false) => {
    wantsFocus.current = true;
    selection.go(to, extendsBlock);
  };
  const edit = (text?: string) => {
    const row = rows[active.row];
    const column = columns[active.column];
    if (row === undefined || column === undefined) return;
    if (!readOnly && isOpen(row, column, locale)) selection.edit(text ?? null);
    else if (text === undefined) onOpen(row, column);
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== undefined || event.nativeEvent.isComposing) return;
    const found = gridAct(event, active, size);
    if (found === undefined) return;
    event.preventDefault();
    if (found.act === 'go') go(found.to, found.extends);
    else if (found.act === 'edit') edit(found.text);
    else if (found.act === 'all') selection.selectAll(size);
    else if (found.act === 'undo') props.onUndo();
    else if (found.act === 'redo') props.onRedo();
    else if (!readOnly) props.onClear();
  };
  const down = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place === undefined || isInput(event.target) || event.button !== 0) return;
    const isAgain = place.row === active.row && place.column === active.column && editing === undefined;
    const hasFocus = box.current?.contains(document.activeElement) === true;
    if (isAgain && hasFocus && !event.shiftKey) edit();
    else go(place, event.shiftKey);
    if (event.shiftKey || isAgain) event.preventDefault();
  };
  const drag = (event: MouseEvent) => {
    const place = event.buttons === 1 && editing === undefined ? placeOf(event.target) : undefined;
    if (place !== undefined && (place.row !== active.row || place.column !== active.column)) go(place, true);
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    const cells = rows
      .slice(block.top, block.bottom)
      .map((row) => columns.slice(block.left, block.right).map((column) => table.show(row, column)));
    event.clipboardData.setData('text/plain', writeBlock(cells));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (editing !== undefined || readOnly) return;
    event.preventDefault();
    props.onPaste(event.clipboardData.getData('text/plain'));
  };
  const items = virtual.getVirtualItems();
  return (
    <Box ref={box} sx={gridLook}>
      <Box
        component="table"
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-readonly={readOnly}
        aria-multiselectable
        onKeyDown={press}
        onMouseDown={down}
        onMouseOver={drag}
        onCopy={copy}
        onPaste={paste}
        sx={{ width: columns.reduce((sum, column) => sum + widthOf(column), headWidth) }}
      >
        <colgroup>
          <col style={{ width: headWidth }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: widthOf(column) }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" aria-colindex={1}>
              <span className="hidden">{say('rowNumber')}</span>
            </th>
            {columns.map((column, at) => (
              <th key={column.key} scope="col" aria-colindex={at + 2}>
                {table.titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ index, start }, at) => (
            <Fragment key={rows[index]?.key}>
              <Space height={start - (items[at - 1]?.end ?? 0)} />
              {drawn(index)}
            </Fragment>
          ))}
          <Space height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
        </tbody>
      </Box>
    </Box>
  );

  function drawn(index: number) {
    const row = rows[index];
    if (row === undefined) return null;
    const isSelected = index >= block.top && index < block.bottom;
    const isActive = index === active.row;
    return (
      <GridRow
        row={row}
        index={index}
        table={table}
        locale={locale}
        readOnly={readOnly}
        gapsOf={props.gapsOf}
        changed={props.changed}
        active={isActive ? active.column : undefined}
        from={isSelected ? block.left : 0}
        to={isSelected ? block.right : 0}
        describedBy={props.describedBy}
        input={isActive ? inputOf(row) : undefined}
        measure={virtual.measureElement}
      />
    );
  }

  function inputOf(row: TableRow) {
    const column = columns[active.column];
    if (editing === undefined || column === undefined) return undefined;
    return (
      <CellInput
        key={keyOfCell(row, column)}
        column={column}
        label={say('cellOf', { row: active.row + 1, column: table.titleOf(column) })}
        lang={locale}
        value={table.show(row, column)}
        typed={editing.typed ?? undefined}
        describedBy={props.describedBy}
        isWrong={table.findings.has(keyOfCell(row, column))}
        onWrite={(text, isLast) => props.onWrite(row, column, text, isLast)}
        onCancel={props.onCancel}
        onExit={(exit) => {
          selection.endEdit();
          const next =
            exit === 'down'
              ? { row: Math.min(active.row + 1, size.rows - 1), column: active.column }
              : exit === 'stay'
                ? active
                : stepOn(active, size, exit === 'next' ? 1 : -1);
          // A cell that was clicked has the focus already.
          if (box.current?.contains(document.activeElement)) go(next ?? active);
        }}
      />
    );
  }
}

/** The place of rows that are not rendered. */
function Space({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

function placeOf(target: EventTarget): CellAddress | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (cell === null) return undefined;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

function isInput(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
