import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineWidget } from '../defineWidget.ts';

export const newPassword = defineWidget({
  name: 'new-password',
  formats: ['new-password'],
  label: 'input',
  wide: true,
  secret: true,
  load: lazyThemed(
    () => import('./NewPasswordWidget.tsx'),
    ({ NewPasswordWidget }) => NewPasswordWidget,
  ),
});
