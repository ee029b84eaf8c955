import { defineWidget } from '../defineWidget.ts';
import { MoneyWidget } from './MoneyWidget.tsx';

export const money = defineWidget({
  name: 'money',
  formats: ['money'],
  label: 'input',
  Component: MoneyWidget,
});
