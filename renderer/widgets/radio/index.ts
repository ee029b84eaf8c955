import { defineWidget } from '../defineWidget.ts';
import { RadioWidget } from './RadioWidget.tsx';

export const radio = defineWidget({
  name: 'radio',
  formats: ['radio'],
  label: 'group',
  Component: RadioWidget,
});
