import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/markdown' };
export const Default = blockStory<MarkdownBlockModel>('Default', {
  ...plain,
  block: 'markdown',
  name: 'about',
  text: { literal: 'A **novel** in three volumes:\n\n- Emma\n- Persuasion' },
});
export const LongText = blockStory<MarkdownBlockModel>('Long text', {
  ...plain,
  block: 'markdown',
  name: 'about',
  text: { literal: longText },
});
