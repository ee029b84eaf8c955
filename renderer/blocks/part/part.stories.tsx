import type { PartBlockModel } from '#engine/blocks/part';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/part' };
export const Default = blockStory<PartBlockModel>('Default', {
  ...plain,
  block: 'part',
  name: 'here',
  of: 'book-card',
  with: {},
  title: { literal: 'In a library' },
});
export const LongText = blockStory<PartBlockModel>('Long text', {
  ...plain,
  block: 'part',
  name: 'here',
  of: 'book-card',
  with: {},
  title: { literal: longText },
});
