import { defineWidget } from '../defineWidget.ts';
import { DateWidget } from './DateWidget.tsx';

export const date = defineWidget({
  name: 'date',
  formats: ['date', 'date-time'],
  label: 'input',
  Component: DateWidget,
});
