import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineWidget } from '../defineWidget.ts';

export const list = defineWidget({
  name: 'list',
  formats: [],
  label: 'group',
  wide: true,
  load: toLazyModule(
    () => import('./ListWidget.tsx'),
    ({ ListWidget }) => ListWidget,
  ),
});
