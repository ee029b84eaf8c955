import { themedPart } from '../../theme/themedPart.ts';
import { defineWidget } from '../defineWidget.ts';

export const multiSelect = defineWidget({
  name: 'multi-select',
  formats: [],
  label: 'input',
  wide: true,
  load: themedPart(
    () => import('./MultiSelectWidget.tsx'),
    ({ MultiSelectWidget }) => MultiSelectWidget,
  ),
});
