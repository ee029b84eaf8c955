import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';

/** What is said to whoever comes second; hardly anybody does, so that its code is fetched then. */
export const LazyConflictNotice = lazyComponent(
  toLazyModule(
    () => import('./ConflictNotice.tsx'),
    ({ ConflictNotice }) => ConflictNotice,
  ),
);
