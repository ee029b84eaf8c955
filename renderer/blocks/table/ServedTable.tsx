import { Box, LinearProgress } from '@mui/material';
import { useMemo } from 'react';
import { bindCall, type CallModel, completeResult, sortPaths } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { LoadFailure } from '../../calls/LoadFailure.tsx';
import { Loading } from '../../calls/Loading.tsx';
import { useCallQuery } from '../../calls/useCallQuery.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useScope } from '../../scope/useScope.ts';
import { isRecord, type Row, rowsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { Counts } from './Counts.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filterFieldsOf } from './filterFieldsOf.ts';
import { useShownViews } from './shownViews.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableView } from './TableView.tsx';
import { TableViews } from './TableViews.ts';
import { toPartialMatch } from './toPartialMatch.ts';
import { areStatic, useDynamicColumns, useStaticColumns } from './useColumns.ts';
import { type ReadRows, useTableExport } from './useTableExport.ts';
import { useTableState } from './useTableState.ts';

interface ServedTableProps extends BlockProps<TableBlockModel> {
  readonly call: CallModel;
  readonly items?: unknown;
}

/** A table whose rows the server returns page by page. */
export function ServedTable({ block, call, items }: ServedTableProps) {
  const { release, adapter } = useRuntime();
  const scope = useScope();
  const operation = release.operations[call.run];
  if (operation === undefined) throw new Error(`No operation "${call.run}" in this release`);
  const written = useStaticColumns(block.fields);
  const brought = useDynamicColumns(block.fields, items);
  const fields = areStatic(block.fields) ? written : brought;
  // A column can compute another value under the path of a stored one. If the operation lists the path for sorting, it
  // means the stored value.
  const isNamed = operation.sort !== undefined;
  const sortable = useMemo(() => new Set(sortPaths(operation, release)), [operation, release]);
  const views = useShownViews(block);
  const isFilterable = block.filter !== undefined || block.views !== undefined;
  const filterFields = useMemo(
    () => (isFilterable ? filterFieldsOf(operation, call, block.filter?.open ?? []) : []),
    [operation, call, block.filter, isFilterable],
  );
  const controls = useTableState(block, { size: block.size ?? operation.size, fields: filterFields, views });
  const { page, size, sort, filters } = controls.state;
  const asked = {
    ...toPartialMatch(operation, filters),
    size,
    ...(sort !== undefined && sortable.has(sort.replace(/^-/, '')) ? { sort } : {}),
  };
  const { query, absent } = useCallQuery(call, scope, { extra: { ...asked, page }, keep: true });
  const exported = useTableExport({ block, fields, call, operation, readRows });

  const answer = readPage(query.data);
  return (
    <Counts source={block.counts} fields={filterFields}>
      <TableFrame
        block={block}
        exported={exported}
        views={block.views && <TableViews block={block} views={views} controls={controls} />}
        {...(filterFields.length > 0
          ? {
              tools: <FilterBar block={block} fields={filterFields} filters={filters} onFilter={controls.filterBy} />,
            }
          : {})}
      >
        <Box sx={{ height: 4 }}>{query.isFetching && !query.isPending && <LinearProgress aria-hidden />}</Box>
        {query.isError && <LoadFailure error={query.error} call={call} onRetry={() => void query.refetch()} />}
        {query.isPending && !absent && <Loading rows={5} />}
        {(query.data !== undefined || absent) && !query.isError && (
          <TableView
            block={block}
            fields={fields}
            rows={answer.rows}
            total={answer.total}
            controls={controls}
            isServed
            isFiltered={Object.keys(filters).length > 0}
            isSortable={({ path, value, each }) =>
              sortable.has(path) && each === undefined && (value === undefined || isNamed)
            }
          />
        )}
      </TableFrame>
    </Counts>
  );

  /** Reads rows up to the limit of an export, page by page. */
  async function readRows(limit: number): Promise<ReadRows> {
    if (operation === undefined) return { rows: [], total: 0 };
    const { args } = bindCall(call, { operation, scope, release });
    const rows: Row[] = [];
    let total = 0;
    for (let next = 0; rows.length < limit; next += 1) {
      const whole = { ...args, ...asked, page: next, size: limit };
      const result = await adapter.run(call.run, whole);
      const part = readPage(completeResult({ operation, result, scope, release, keeps: true }));
      rows.push(...part.rows);
      total = part.total;
      if (part.rows.length === 0 || rows.length >= part.total) break;
    }
    return { rows: rows.slice(0, limit), total };
  }
}

function readPage(data: unknown): { readonly rows: readonly Row[]; readonly total: number } {
  if (!isRecord(data)) return { rows: rowsOf(data), total: rowsOf(data).length };
  const rows = rowsOf(data['content']);
  const total = data['totalElements'];
  return { rows, total: typeof total === 'number' ? total : rows.length };
}
