import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'radio',
  title: 'Kind',
  field: {
    values: [
      { value: 'novel', title: { literal: 'Novel' } },
      { value: 'guide', title: { literal: 'Travel guide' } },
      { value: 'atlas', title: { literal: 'Atlas of the rivers, canals and harbours of the northern coast' } },
    ],
  },
  value: 'novel',
  longValue: 'atlas',
};

export default { title: 'Widgets/radio' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
