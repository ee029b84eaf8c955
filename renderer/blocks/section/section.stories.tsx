import type { SectionBlockModel } from '#engine/blocks/section';
import { blockStory, longText, plain, writtenText } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/section' };
export const Default = blockStory<SectionBlockModel>('Default', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: 'Books' },
  folded: false,
  aside: false,
  body: [writtenText('about', 'All of them.')],
});
export const Folded = blockStory<SectionBlockModel>('Folded', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: 'Books' },
  folded: true,
  aside: false,
  body: [writtenText('about', 'All of them.')],
});
export const Empty = blockStory<SectionBlockModel>('Empty', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: 'Books' },
  folded: false,
  aside: false,
  body: [],
});
export const WayOut = blockStory<SectionBlockModel>('Way out', {
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
export const LongText = blockStory<SectionBlockModel>('Long text', {
  ...plain,
  block: 'section',
  name: 'books',
  title: { literal: longText },
  folded: false,
  aside: false,
  body: [writtenText('about', longText)],
});
