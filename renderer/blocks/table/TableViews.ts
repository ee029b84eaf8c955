import { createElement } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { lazyThemed } from '../../theme/lazyThemed.ts';

/** Loaded by tables with views only. The space of their line is reserved. */
export const TableViews = lazyComponent(
  lazyThemed(
    () => import('./ViewTabs.tsx'),
    ({ ViewTabs }) => ViewTabs,
  ),
  () => createElement('div', { style: { minHeight: 49 } }),
);
