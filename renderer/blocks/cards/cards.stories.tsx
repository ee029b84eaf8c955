import type { CardsBlockModel } from '#engine/blocks/cards';
import { blockStory, books, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/cards' };
export const Default = blockStory<CardsBlockModel>('Default', {
  ...plain,
  block: 'cards',
  name: 'books',
  title: { literal: 'A book' },
  text: { literal: 'A book to borrow.' },
  tone: 'success',
  data: books,
});
export const Tones = blockStory<CardsBlockModel>('Tones', {
  ...plain,
  block: 'cards',
  name: 'books',
  title: { literal: 'A book' },
  tone: { '=': 'this.tone' },
  data: ['success', 'info', 'warning', 'error', 'neutral'].map((tone) => ({ tone })),
});
export const Empty = blockStory<CardsBlockModel>('Empty', {
  ...plain,
  block: 'cards',
  name: 'books',
  title: { literal: 'A book' },
  text: { literal: 'A book to borrow.' },
  tone: 'success',
  data: [],
});
export const WithError = blockStory<CardsBlockModel>(
  'With error',
  {
    ...plain,
    block: 'cards',
    name: 'books',
    title: { literal: 'A book' },
    text: { literal: 'A book to borrow.' },
    tone: 'success',
    data: refusedCall,
  },
  { isFault: true },
);
export const LongText = blockStory<CardsBlockModel>('Long text', {
  ...plain,
  block: 'cards',
  name: 'books',
  title: { literal: longText },
  text: { literal: longText },
  tone: 'success',
  data: books,
});
