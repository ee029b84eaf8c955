import type { BlockProps } from '../BlockOf.ts';
import { rowsOf } from '../rowsOf.ts';
import { SourceGate } from '../SourceGate.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableView } from './TableView.tsx';
import { areWritten, useBroughtColumns, useWrittenColumns } from './useColumns.ts';
import { useRowModel } from './useRowModel.ts';
import { useSettingNumbers } from './useSettingNumbers.ts';
import { useTableExport } from './useTableExport.ts';
import { useTableState } from './useTableState.ts';

interface LocalTableProps extends BlockProps<'table'> {
  readonly items?: unknown;
}

/** A table whose rows are all here. */
export function LocalTable(props: LocalTableProps) {
  return <SourceGate source={props.block.data}>{(value) => <LocalRows {...props} rows={rowsOf(value)} />}</SourceGate>;
}

function LocalRows({ block, items, rows }: LocalTableProps & { readonly rows: ReturnType<typeof rowsOf> }) {
  const written = useWrittenColumns(block.fields);
  const brought = useBroughtColumns(block.fields, items);
  const fields = areWritten(block.fields) ? written : brought;
  const [largest] = useSettingNumbers('pageSizes', [50]).toSorted((a, b) => b - a);
  const controls = useTableState(block, block.size ?? largest ?? 50);
  const lastPage = Math.max(Math.ceil(rows.length / controls.state.size) - 1, 0);
  const state = { ...controls.state, page: Math.min(controls.state.page, lastPage) };
  const { page, sorted } = useRowModel({ rows, fields, state, isServed: false });
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
