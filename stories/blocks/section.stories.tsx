import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/section' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: 'Books' },
  folded: false,
  aside: false,
  body: [{ ...plain, block: 'markdown', name: 'about', text: { literal: 'All of them.' } }],
});
export const Folded = blockStory('Folded', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: 'Books' },
  folded: true,
  aside: false,
  body: [{ ...plain, block: 'markdown', name: 'about', text: { literal: 'All of them.' } }],
});
export const Empty = blockStory('Empty', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: 'Books' },
  folded: false,
  aside: false,
  body: [],
});
export const WayOut = blockStory('Way out', {
  ...plain,
  block: 'section',
  name: 'join',
  title: { literal: 'Join the library' },
  folded: false,
  aside: false,
  actions: [
    {
      name: 'leave',
      target: { verb: 'do', act: 'leave' },
      title: { literal: 'Sign the form' },
      look: 'button',
      when: true,
      locked: false,
      with: { address: 'https://library.example/join' },
      tab: 'same',
      mode: 'edit',
      refused: 'hide',
    },
  ],
  body: [],
});
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: longText },
  folded: false,
  aside: false,
  body: [{ ...plain, block: 'markdown', name: 'about', text: { literal: longText } }],
});
