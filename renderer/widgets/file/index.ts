import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineWidget } from '../defineWidget.ts';

export const file = defineWidget({
  name: 'file',
  formats: ['file', 'binary'],
  label: 'input',
  load: lazyThemed(
    () => import('./FileWidget.tsx'),
    ({ FileWidget }) => FileWidget,
  ),
});
