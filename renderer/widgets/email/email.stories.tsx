import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'email',
  title: 'E-mail',
  field: { format: 'email' },
  value: 'reader@library.example',
  longValue: 'a.reader.with.a.very.long.name.indeed@the.library.of.a.far.away.town.example',
};

export default { title: 'Widgets/email' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
