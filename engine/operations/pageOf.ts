import type { Page } from './OperationAdapter.ts';

/** Returns one page of all rows. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): Page<Row> {
  return {
    content: rows.slice(page * size, (page + 1) * size),
    totalElements: rows.length,
    totalPages: size > 0 ? Math.ceil(rows.length / size) : 0,
    number: page,
    size,
  };
}
