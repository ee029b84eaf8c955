import { defineWidget } from '../defineWidget.ts';
import { SelectWidget } from './SelectWidget.tsx';

export const select = defineWidget({
  name: 'select',
  formats: ['select', 'one-of'],
  label: 'input',
  Component: SelectWidget,
});
