import { defineWidget } from '../defineWidget.ts';
import { TextareaWidget } from './TextareaWidget.tsx';

export const textarea = defineWidget({
  name: 'textarea',
  formats: ['long-text', 'textarea', 'multiline', 'markdown'],
  label: 'input',
  wide: true,
  Component: TextareaWidget,
});
