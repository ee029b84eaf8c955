import { themedPart } from '../../theme/themedPart.ts';
import { defineWidget } from '../defineWidget.ts';

export const file = defineWidget({
  name: 'file',
  formats: ['file', 'binary'],
  label: 'input',
  load: themedPart(
    () => import('./FileWidget.tsx'),
    ({ FileWidget }) => FileWidget,
  ),
});
