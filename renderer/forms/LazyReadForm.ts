import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import type { ReadFormProps } from './ReadForm.tsx';

/** A read-only form, which the first page never contains. */
export const LazyReadForm = lazyComponent<ReadFormProps>(
  toLazyModule(
    () => import('./ReadForm.tsx'),
    ({ ReadForm }) => ReadForm,
  ),
);
