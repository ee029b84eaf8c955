import { createElement } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { lazyThemed } from '../../theme/lazyThemed.ts';

/** Only tables with views load what draws them; their line is kept free. */
export const TableViews = lazyComponent(
  lazyThemed(
    () => import('./ViewTabs.tsx'),
    ({ ViewTabs }) => ViewTabs,
  ),
  () => createElement('div', { style: { minHeight: 49 } }),
);
