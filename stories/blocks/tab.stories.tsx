import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/tab' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'tab',
  name: 'books',
  title: { literal: 'Books' },
  body: [{ ...plain, block: 'markdown', name: 'books', text: { literal: 'All books.' } }],
});
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'tab',
  name: 'books',
  title: { literal: longText },
  body: [{ ...plain, block: 'markdown', name: 'books', text: { literal: longText } }],
});
