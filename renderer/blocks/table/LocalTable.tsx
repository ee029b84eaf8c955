import { useMemo } from 'react';
import { useRuntime } from '../../runtime/useRuntime.ts';
import type { BlockProps } from '../BlockOf.ts';
import { rowsOf } from '../rowsOf.ts';
import { SourceGate } from '../SourceGate.tsx';
import { sortRows } from './sortRows.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableView } from './TableView.tsx';
import { areWritten, useBroughtColumns, useWrittenColumns } from './useColumns.ts';
import { useSettingNumbers } from './useSettingNumbers.ts';
import { useTableExport } from './useTableExport.ts';
import { useTableState } from './useTableState.ts';

interface LocalTableProps extends BlockProps<'table'> {
  readonly items?: unknown;
}

/** A table whose rows are all here. */
export function LocalTable(props: LocalTableProps) {
  return <SourceGate source={props.block.data}>{(value) => <LocalRows {...props} value={value} />}</SourceGate>;
}

function LocalRows({ block, items, value }: LocalTableProps & { readonly value: unknown }) {
  const { locale } = useRuntime();
  const rows = useMemo(() => rowsOf(value), [value]);
  const written = useWrittenColumns(block.fields);
  const brought = useBroughtColumns(block.fields, items);
  const fields = areWritten(block.fields) ? written : brought;
  const [largest] = useSettingNumbers('pageSizes', [50]).toSorted((a, b) => b - a);
  const controls = useTableState(block, block.size ?? largest ?? 50);
  const lastPage = Math.max(Math.ceil(rows.length / controls.state.size) - 1, 0);
  const state = { ...controls.state, page: Math.min(controls.state.page, lastPage) };
  const { sort } = controls.state;
  const sorted = useMemo(() => sortRows(rows, { fields, sort, locale }), [rows, fields, sort, locale]);
  const begin = state.page * state.size;
  const page = useMemo(() => sorted.slice(begin, begin + state.size), [sorted, begin, state.size]);
  const exported = useTableExport({ block, fields, readRows: async () => sorted });
  return (
    <TableFrame block={block} exported={exported}>
      <TableView
        block={block}
        fields={fields}
        rows={page}
        total={rows.length}
        controls={{ ...controls, state }}
        isSortable={() => true}
      />
    </TableFrame>
  );
}
