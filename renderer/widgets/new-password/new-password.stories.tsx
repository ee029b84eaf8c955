import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'new-password',
  title: 'New password',
  field: { format: 'new-password', words: { strength: true } },
  value: 'Reading!2026',
  longValue: 'Reading!2026'.repeat(6),
};

export default { title: 'Widgets/new-password' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
