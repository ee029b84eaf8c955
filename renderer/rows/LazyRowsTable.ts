import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import type { RowsTableProps } from './RowsTable.tsx';

/** The rows of a list, read-only. Its code is loaded when it is first rendered. */
export const LazyRowsTable = lazyComponent<RowsTableProps>(
  toLazyModule(
    () => import('./RowsTable.tsx'),
    ({ RowsTable }) => RowsTable,
  ),
);
