import { defineWidget } from '../defineWidget.ts';
import { RadioWidget } from '../radio/RadioWidget.tsx';

export const yesNo = defineWidget({
  name: 'yes-no',
  formats: ['yes-no'],
  label: 'group',
  Component: RadioWidget,
});
