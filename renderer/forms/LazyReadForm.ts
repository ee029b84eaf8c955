import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import type { ReadFormProps } from './ReadForm.tsx';

/** A form to be read; nobody reads one on the first page. */
export const LazyReadForm = lazyComponent<ReadFormProps>(
  toLazyModule(
    () => import('./ReadForm.tsx'),
    ({ ReadForm }) => ReadForm,
  ),
);
