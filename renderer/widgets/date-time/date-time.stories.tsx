import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'date-time',
  title: 'Reading begins',
  value: '2026-03-12T14:30:00Z',
  longValue: '2026-12-31T23:45:00Z',
};

export default { title: 'Widgets/date-time' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
