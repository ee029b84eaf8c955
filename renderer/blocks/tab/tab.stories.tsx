import type { TabBlockModel } from '#engine/blocks/tab';
import { blockStory, longText, plain, writtenText } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/tab' };
export const Default = blockStory<TabBlockModel>('Default', {
  ...plain,
  block: 'tab',
  name: 'books',
  title: { literal: 'Books' },
  body: [writtenText('books', 'All books.')],
});
export const LongText = blockStory<TabBlockModel>('Long text', {
  ...plain,
  block: 'tab',
  name: 'books',
  title: { literal: longText },
  body: [writtenText('books', longText)],
});
