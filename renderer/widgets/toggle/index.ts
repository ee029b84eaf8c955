import { themedPart } from '../../theme/themedPart.ts';
import { defineWidget } from '../defineWidget.ts';

export const toggle = defineWidget({
  name: 'toggle',
  formats: ['toggle'],
  label: 'group',
  load: themedPart(
    () => import('./ToggleWidget.tsx'),
    ({ ToggleWidget }) => ToggleWidget,
  ),
});
