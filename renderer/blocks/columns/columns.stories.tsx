import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { blockStory, longText, plain, writtenText } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/columns' };
export const Default = blockStory<ColumnsBlockModel>('Default', {
  ...plain,
  block: 'columns',
  name: 'two',
  body: [writtenText('left', 'On the left.'), writtenText('right', 'On the right.')],
});
export const Shares = blockStory<ColumnsBlockModel>('Shares', {
  ...plain,
  block: 'columns',
  name: 'two',
  share: [2, 1],
  body: [writtenText('left', longText), writtenText('right', 'On the right.')],
});
export const LongText = blockStory<ColumnsBlockModel>('Long text', {
  ...plain,
  block: 'columns',
  name: 'two',
  body: [writtenText('left', longText), writtenText('right', longText)],
});
