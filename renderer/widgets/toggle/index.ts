import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineWidget } from '../defineWidget.ts';

export const toggle = defineWidget({
  name: 'toggle',
  formats: ['toggle'],
  label: 'group',
  load: lazyThemed(
    () => import('./ToggleWidget.tsx'),
    ({ ToggleWidget }) => ToggleWidget,
  ),
});
