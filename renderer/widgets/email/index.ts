import { defineWidget } from '../defineWidget.ts';
import { EmailWidget } from './EmailWidget.tsx';

export const email = defineWidget({
  name: 'email',
  formats: ['email'],
  label: 'input',
  Component: EmailWidget,
});
