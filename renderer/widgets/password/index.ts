import { defineWidget } from '../defineWidget.ts';
import { PasswordWidget } from './PasswordWidget.tsx';

export const password = defineWidget({
  name: 'password',
  formats: ['password'],
  label: 'input',
  secret: true,
  Component: PasswordWidget,
});
