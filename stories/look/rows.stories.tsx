import { rowsSample } from '../samples/rows.ts';
import { widgetStory } from '../widgets/widgetStory.tsx';

export default { title: 'Forms/rows' };
export const Default = widgetStory(rowsSample, 'default');
export const Empty = widgetStory(rowsSample, 'empty');
export const WithError = widgetStory(rowsSample, 'withError');
export const ReadOnly = widgetStory(rowsSample, 'readOnly');
export const LongText = widgetStory(rowsSample, 'longText');
export const Read = widgetStory(rowsSample, 'default', { mode: 'read' });
