import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/tabs' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'tabs',
  name: 'views',
  body: [
    {
      ...plain,
      block: 'tab',
      name: 'books',
      title: { literal: 'Books' },
      body: [{ ...plain, block: 'markdown', name: 'books', text: { literal: 'All books.' } }],
    },
    {
      ...plain,
      block: 'tab',
      name: 'loans',
      title: { literal: 'Loans' },
      body: [{ ...plain, block: 'markdown', name: 'loans', text: { literal: 'All loans.' } }],
    },
  ],
});
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'tabs',
  name: 'views',
  body: [
    {
      ...plain,
      block: 'tab',
      name: 'books',
      title: { literal: longText },
      body: [{ ...plain, block: 'markdown', name: 'books', text: { literal: longText } }],
    },
    {
      ...plain,
      block: 'tab',
      name: 'loans',
      title: { literal: longText },
      body: [{ ...plain, block: 'markdown', name: 'loans', text: { literal: longText } }],
    },
  ],
});
