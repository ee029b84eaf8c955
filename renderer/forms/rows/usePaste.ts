import { useCallback } from 'react';
import { type FieldModel, readPath, writePath } from '#engine';
import { useRuntime } from '../../contexts/useRuntime.ts';
import type { Column } from '../../rows/columnsOf.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { numberMarks } from '../../widgets/readNumber.ts';
import { useFormContext } from '../FormContext.ts';
import { parseCells } from './parseCells.ts';
import type { CellAddress } from './RowList.ts';
import { type CellReader, readCell } from './readCell.ts';
import type { Rows } from './useRows.ts';

interface PasteInput {
  readonly field: FieldModel;
  readonly columns: readonly Column[];
  readonly rows: Rows['actions'];
  /** Called with one line for each cell that could not be pasted. */
  readonly onRefused: (lines: readonly string[]) => void;
}

/** Fills cells from a spreadsheet, starting with the focused one. Rows are added up to the maximum. */
export function usePaste({
  field,
  columns,
  rows: actions,
  onRefused,
}: PasteInput): (at: CellAddress, text: string) => void {
  const { store, optionLabel } = useFormContext();
  const { release, locale } = useRuntime();
  const say = useEngineText();
  const write = useText();
  return useCallback(
    (at, text) => {
      const { path, schema } = field;
      const given = actions.read();
      const limit = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Number.POSITIVE_INFINITY;
      const pasted = parseCells(text);
      const kept = pasted.slice(0, Math.max(limit - at.row, 0));
      const base = { locale, marks: numberMarks(locale), yes: say('yes'), no: say('no') };
      const context = { release, locale };
      const readers = columns.map((column): CellReader => ({ ...base, choices: choicesOf(column) }));
      const lines: string[] = [];
      const rows = [...given];
      for (const [down, cells] of kept.entries()) {
        const index = at.row + down;
        let row = rows[index] ?? actions.start();
        for (const [across, cell] of cells.entries()) {
          const place = at.column + across;
          const column = columns[place];
          const reader = readers[place];
          // Computed cells are skipped.
          if (column?.field.value !== undefined) continue;
          const isLocked = column && (column.field.readOnly || cellAt(index, column)?.locked === true);
          const read = column && reader && !isLocked ? readCell(cell, column.field, reader) : undefined;
          if (column && read?.isRead) row = writePath(row, column.path, read.value);
          else if (cell.trim() !== '') {
            // There is no title beyond the last column, only a number.
            const title = column ? write(column.field.title) : String(place + 1);
            lines.push(say('pasteRefused', { count: index + 1, title, value: cell }));
          }
        }
        rows[index] = row;
      }
      if (kept.length < pasted.length) lines.push(say('pasteCut', { count: pasted.length - kept.length, limit }));
      const from = rows.map((_row, index) => (index < given.length ? index : undefined));
      actions.replace(rows, from, say('rowsPasted', { count: kept.length }));
      onRefused(lines);

      function cellAt(index: number, column: Column) {
        return store.getField(`${path}.${index}.${column.path}`);
      }
      function choicesOf(column: Column): CellReader['choices'] {
        const { values, options } = column.field;
        if (values) return values.map(({ value, title }) => ({ value, label: write(title) }));
        const items = options ? (cellAt(at.row, column)?.options?.items ?? []) : [];
        return items.map((item) => ({
          value: options?.key === undefined ? item : readPath(item, options.key),
          label: optionLabel(column.field, item, store.getScope(), context),
        }));
      }
    },
    [field, columns, actions, onRefused, store, optionLabel, release, locale, say, write],
  );
}
