import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineWidget } from '../defineWidget.ts';

export const pay = defineWidget({
  name: 'pay',
  formats: ['pay'],
  label: 'input',
  load: toLazyModule(
    () => import('./PayWidget.tsx'),
    ({ PayWidget }) => PayWidget,
  ),
});
