import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineWidget } from '../defineWidget.ts';

export const multiSelect = defineWidget({
  name: 'multi-select',
  formats: [],
  label: 'input',
  wide: true,
  load: lazyThemed(
    () => import('./MultiSelectWidget.tsx'),
    ({ MultiSelectWidget }) => MultiSelectWidget,
  ),
});
