import { blockStory, books, longText, plain, refusedCall } from './blockStory.tsx';

export default { title: 'Blocks/timeline' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  at: 'lentOn',
  text: { literal: 'Lent at the desk.' },
  data: books,
});
export const Empty = blockStory('Empty', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  at: 'lentOn',
  text: { literal: 'Lent at the desk.' },
  empty: { literal: 'Nobody has lent it yet.' },
  data: [],
});
export const WithError = blockStory(
  'With error',
  {
    ...plain,
    block: 'timeline',
    name: 'loans',
    title: { literal: 'Loans' },
    at: 'lentOn',
    text: { literal: 'Lent at the desk.' },
    data: refusedCall,
  },
  { isFault: true },
);
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  at: 'lentOn',
  text: { literal: longText },
  data: books,
});
