import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/columns' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'columns',
  name: 'two',
  body: [
    { ...plain, block: 'markdown', name: 'left', text: { literal: 'On the left.' } },
    { ...plain, block: 'markdown', name: 'right', text: { literal: 'On the right.' } },
  ],
});
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'columns',
  name: 'two',
  body: [
    { ...plain, block: 'markdown', name: 'left', text: { literal: longText } },
    { ...plain, block: 'markdown', name: 'right', text: { literal: longText } },
  ],
});
