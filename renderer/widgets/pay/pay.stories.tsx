import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'pay',
  title: 'Pay',
  field: { format: 'pay', values: [{ value: 'Hourly', title: { literal: 'Hourly' } }] },
  value: '25.50 Hourly',
  longValue: '123456789.25 Hourly',
};

export default { title: 'Widgets/pay' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
