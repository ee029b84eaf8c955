import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';

/** Follows the scrolling from the moment its code is there: few tables are that long or wide. */
export const LazyVisibleRange = lazyComponent(
  toLazyModule(
    () => import('./VisibleRangeObserver.tsx'),
    ({ VisibleRangeObserver }) => VisibleRangeObserver,
  ),
);
