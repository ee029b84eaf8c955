import { partOf } from '../../lazy/loadAgain.ts';
import { defineWidget } from '../defineWidget.ts';

export const tel = defineWidget({
  name: 'tel',
  formats: ['phone', 'tel'],
  label: 'input',
  load: partOf(
    () => import('./PhoneWidget.tsx'),
    ({ PhoneWidget }) => PhoneWidget,
  ),
});
