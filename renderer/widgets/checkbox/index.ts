import { defineWidget } from '../defineWidget.ts';
import { CheckboxWidget } from './CheckboxWidget.tsx';

export const checkbox = defineWidget({
  name: 'checkbox',
  formats: [],
  label: 'own',
  wide: true,
  Component: CheckboxWidget,
});
