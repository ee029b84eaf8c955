import { useCallback, useMemo } from 'react';
import { totalOf } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { SourceGate } from '../../body/SourceGate.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { rowsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { type CountRows, CountsContext } from './CountsContext.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterRows, localFilterFields } from './localFilters.ts';
import { useShownViews } from './shownViews.ts';
import { sortRows } from './sortRows.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableView } from './TableView.tsx';
import { TableViews } from './TableViews.ts';
import { areStatic, useDynamicColumns, useStaticColumns } from './useColumns.ts';
import { usePreparedSort } from './usePreparedSort.ts';
import { useSettingNumbers } from './useSettingNumbers.ts';
import { useTableExport } from './useTableExport.ts';
import { useTableState } from './useTableState.ts';

interface LocalTableProps extends BlockProps<TableBlockModel> {
  readonly items?: unknown;
}

/** A table whose rows are all loaded. */
export function LocalTable(props: LocalTableProps) {
  return <SourceGate source={props.block.data}>{(value) => <LocalRows {...props} value={value} />}</SourceGate>;
}

function LocalRows({ block, items, value }: LocalTableProps & { readonly value: unknown }) {
  const { locale } = useRuntime();
  const rows = useMemo(() => rowsOf(value), [value]);
  const written = useStaticColumns(block.fields);
  const brought = useDynamicColumns(block.fields, items);
  const fields = areStatic(block.fields) ? written : brought;
  const [largest] = useSettingNumbers('pageSizes', [50]).toSorted((a, b) => b - a);
  const views = useShownViews(block);
  const isFilterable = block.filter !== undefined || block.views !== undefined;
  const filterFields = useMemo(
    () => (isFilterable ? localFilterFields(fields, block.filter?.open ?? []) : []),
    [fields, block.filter, isFilterable],
  );
  const controls = useTableState(block, { size: block.size ?? largest ?? 50, fields: filterFields, views });
  const { sort, filters } = controls.state;
  const isFiltered = isFilterable && Object.keys(filters).length > 0;
  const kept = useMemo(
    () => (isFiltered ? filterRows(rows, fields, filters) : rows),
    [rows, fields, filters, isFiltered],
  );
  const countRows = useCallback<CountRows>((under) => filterRows(rows, fields, under).length, [rows, fields]);
  const lastPage = Math.max(Math.ceil(kept.length / controls.state.size) - 1, 0);
  const state = { ...controls.state, page: Math.min(controls.state.page, lastPage) };
  const sorted = useMemo(() => sortRows(kept, { fields, sort, locale }), [kept, fields, sort, locale]);
  usePreparedSort(kept, fields, locale);
  const begin = state.page * state.size;
  const page = useMemo(() => sorted.slice(begin, begin + state.size), [sorted, begin, state.size]);
  const exported = useTableExport({
    block,
    fields,
    readRows: async () => ({ rows: sorted, total: Math.max(sorted.length, totalOf(value) ?? 0) }),
  });
  return (
    <CountsContext value={countRows}>
      <TableFrame
        block={block}
        exported={exported}
        views={
          block.views && rows.length > 0 ? <TableViews block={block} views={views} controls={controls} /> : undefined
        }
        {...(filterFields.length > 0 && rows.length > 0
          ? {
              tools: <FilterBar block={block} fields={filterFields} filters={filters} onFilter={controls.filterBy} />,
            }
          : {})}
      >
        <TableView
          block={block}
          fields={fields}
          rows={page}
          total={kept.length}
          controls={{ ...controls, state }}
          isFiltered={isFiltered}
          isSortable={anyColumn}
        />
      </TableFrame>
    </CountsContext>
  );
}

const anyColumn = () => true;
