import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineWidget } from '../defineWidget.ts';

export const tel = defineWidget({
  name: 'tel',
  formats: ['phone', 'tel'],
  label: 'input',
  load: toLazyModule(
    () => import('./PhoneWidget.tsx'),
    ({ PhoneWidget }) => PhoneWidget,
  ),
});
