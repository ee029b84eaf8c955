import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';

/** The notice about changes by other users. Conflicts are rare, so its code is loaded on demand. */
export const LazyConflictNotice = lazyComponent(
  toLazyModule(
    () => import('./ConflictNotice.tsx'),
    ({ ConflictNotice }) => ConflictNotice,
  ),
);
