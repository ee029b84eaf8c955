import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'textarea',
  title: 'Note',
  field: { schema: { maxLength: 2000 } },
  value: 'The cover is loose.',
  longValue:
    'Emma, Persuasion, Middlemarch and everything else that stands on the lower shelf beside the window of the reading room'.repeat(
      4,
    ),
};

export default { title: 'Widgets/textarea' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
