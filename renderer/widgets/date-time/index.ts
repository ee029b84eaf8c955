import { defineWidget } from '../defineWidget.ts';
import { DateTimeWidget } from './DateTimeWidget.tsx';

export const dateTime = defineWidget({
  name: 'date-time',
  formats: ['date-time'],
  label: 'input',
  Component: DateTimeWidget,
});
