import { defineWidget } from '../defineWidget.ts';
import { TextWidget } from './TextWidget.tsx';

export const text = defineWidget({
  name: 'text',
  formats: ['short-text', 'uri', 'uuid'],
  label: 'input',
  Component: TextWidget,
});
