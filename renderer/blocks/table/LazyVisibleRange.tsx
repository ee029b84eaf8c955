import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';

/** Observes scrolling once its code is loaded. Few tables are long or wide enough to need it. */
export const LazyVisibleRange = lazyComponent(
  toLazyModule(
    () => import('./VisibleRangeObserver.tsx'),
    ({ VisibleRangeObserver }) => VisibleRangeObserver,
  ),
);
