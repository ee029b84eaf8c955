import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import type { RowsTableProps } from './RowsTable.tsx';

/** The rows of a list as they are read; its code is loaded with the first of them. */
export const LazyRowsTable = lazyComponent<RowsTableProps>(
  toLazyModule(
    () => import('./RowsTable.tsx'),
    ({ RowsTable }) => RowsTable,
  ),
);
