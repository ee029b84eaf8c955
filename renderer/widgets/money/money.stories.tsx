import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'money',
  title: 'Fee',
  field: { type: 'number', format: 'money', words: { currency: 'USD' } },
  value: 12.5,
  longValue: 123456789.25,
};

export default { title: 'Widgets/money' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
