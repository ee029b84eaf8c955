import { themedPart } from '../../theme/themedPart.ts';
import { defineWidget } from '../defineWidget.ts';

export const newPassword = defineWidget({
  name: 'new-password',
  formats: ['new-password'],
  label: 'input',
  wide: true,
  secret: true,
  load: themedPart(
    () => import('./NewPasswordWidget.tsx'),
    ({ NewPasswordWidget }) => NewPasswordWidget,
  ),
});
