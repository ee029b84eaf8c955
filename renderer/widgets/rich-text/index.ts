import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineWidget } from '../defineWidget.ts';

export const richText = defineWidget({
  name: 'rich-text',
  formats: ['rich-text', 'rich-line'],
  label: 'group',
  wide: true,
  load: toLazyModule(
    () => import('./RichTextWidget.tsx'),
    ({ RichTextWidget }) => RichTextWidget,
  ),
});
