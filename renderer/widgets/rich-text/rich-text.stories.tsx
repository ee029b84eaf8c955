import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: 'rich-text',
  title: 'Message',
  field: { format: 'rich-text', words: { fonts: ['serif', 'Arial'], sizes: [12, 18] } },
  value:
    '<p>Dear {{member.name}},</p><p>please bring <strong>{{loan.book.title}}</strong> back.</p><ul><li><p>It was due on {{loan.dueOn, date}}.</p></li></ul><p><a href="{{page}}">The loan</a></p>',
  longValue: '<p>Rivers, canals and harbours of the northern coast, and what was written about them.</p>'.repeat(12),
};

export default { title: 'Widgets/rich-text' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
