import { partOf } from '../../lazy/loadAgain.ts';
import { defineWidget } from '../defineWidget.ts';

export const pay = defineWidget({
  name: 'pay',
  formats: ['pay'],
  label: 'input',
  load: partOf(
    () => import('./PayWidget.tsx'),
    ({ PayWidget }) => PayWidget,
  ),
});
