import { defineWidget } from '../defineWidget.ts';
import { NumberWidget } from './NumberWidget.tsx';

export const number = defineWidget({
  name: 'number',
  formats: ['number'],
  label: 'input',
  Component: NumberWidget,
});
