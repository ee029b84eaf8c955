import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'text',
  title: 'Title of the book',
  value: 'Emma',
  longValue:
    'Emma, Persuasion, Middlemarch and everything else that stands on the lower shelf beside the window of the reading room',
};

export default { title: 'Widgets/text' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
