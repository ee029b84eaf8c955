import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'file',
  title: 'Cover',
  field: { format: 'file', words: { extensions: ['pdf', 'png'] } },
  value: undefined,
  longValue: undefined,
};

export default { title: 'Widgets/file' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');

const several: WidgetSample = {
  widget: 'file',
  title: 'Pictures of the book',
  field: { format: 'file', type: 'array', words: { extensions: ['jpg', 'png'], many: true } },
  value: [new File(['a'], 'front.jpg'), new File(['bc'], 'back of the book with its label.png')],
  longValue: undefined,
};

export const Several = widgetStory(several, 'default');
export const SeveralReadOnly = widgetStory(several, 'readOnly');
