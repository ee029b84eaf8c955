import type { FieldProps } from '@rjsf/utils';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { Skeleton } from '../../look/Skeleton.tsx';

/** The rows of a list of records. Few forms have one, so its code is loaded when it is first rendered. */
export const LazyRowsField = lazyComponent<FieldProps>(
  toLazyModule(
    () => import('./RowsField.tsx'),
    ({ RowsField }) => RowsField,
  ),
  () => <Skeleton height={120} />,
);
