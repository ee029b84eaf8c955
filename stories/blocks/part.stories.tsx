import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/part' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'part',
  name: 'here',
  of: 'book-card',
  with: {},
  title: { literal: 'In a library' },
});
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'part',
  name: 'here',
  of: 'book-card',
  with: {},
  title: { literal: longText },
});
