import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { lazyThemed } from '../../theme/lazyThemed.ts';

/** Loaded when the first row is selected: most tables are only read. */
export const LazySelectedBar = lazyComponent(
  lazyThemed(
    () => import('./SelectedBar.tsx'),
    ({ SelectedBar }) => SelectedBar,
  ),
);
