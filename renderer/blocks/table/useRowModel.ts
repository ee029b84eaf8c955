import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type FieldModel, readPath } from '#engine';
import { useRuntime } from '../../runtime/useRuntime.ts';
import type { Row } from '../rowsOf.ts';
import { compareValues } from './compareValues.ts';
import type { TableState } from './useTableState.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const helper = createColumnHelper<typeof features, Row>();

interface RowModelInput {
  readonly rows: readonly Row[];
  readonly fields: readonly FieldModel[];
  readonly state: TableState;
  /** The server has sorted and cut the rows already. */
  readonly isServed: boolean;
}

/** The rows of the current page in the current order, and all rows in that order. */
export function useRowModel({ rows, fields, state, isServed }: RowModelInput): {
  readonly page: readonly Row[];
  readonly sorted: readonly Row[];
} {
  const { locale } = useRuntime();
  const columns = useMemo(
    () =>
      helper.columns(
        fields.map((field) =>
          helper.accessor((row) => sortKey(field, row), {
            id: field.path,
            // `undefined` is kept last in both directions.
            sortUndefined: 'last',
            sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id), locale),
          }),
        ),
      ),
    [fields, locale],
  );
  const data = useMemo(() => [...rows], [rows]);
  const id = state.sort?.replace(/^-/, '');
  const isKnown = id !== undefined && fields.some((field) => field.path === id);
  const table = useTable({
    features,
    columns,
    data,
    manualSorting: isServed,
    manualPagination: isServed,
    state: {
      sorting: isKnown ? [{ id, desc: state.sort?.startsWith('-') === true }] : [],
      pagination: { pageIndex: isServed ? 0 : state.page, pageSize: state.size },
    },
  });
  return {
    page: table.getRowModel().rows.map((row) => row.original),
    sorted: table.getSortedRowModel().rows.map((row) => row.original),
  };
}

/** A value that orders rows; of a listed value its place in the list does not matter, its name does. */
function sortKey(field: FieldModel, row: Row): unknown {
  const value = readPath(row, field.path);
  return value === null || value === '' ? undefined : value;
}
