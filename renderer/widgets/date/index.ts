import { defineWidget } from '../defineWidget.ts';
import { DateWidget } from './DateWidget.tsx';

export const date = defineWidget({
  name: 'date',
  formats: ['date'],
  label: 'input',
  Component: DateWidget,
});
