import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'list',
  title: 'Subject',
  field: { type: 'array', schema: { type: 'array', items: { type: 'string' } } },
  value: ['Rivers', 'Harbours'],
  longValue: Array.from(
    { length: 12 },
    (_, index) => `Rivers, canals and harbours of the northern coast, part ${index + 1}`,
  ),
};

export default { title: 'Widgets/list' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
