import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { blockStory, books, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/timeline' };
export const Default = blockStory<TimelineBlockModel>('Default', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  at: 'lentOn',
  text: { literal: 'Lent at the desk.' },
  data: books,
});
export const Empty = blockStory<TimelineBlockModel>('Empty', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  at: 'lentOn',
  text: { literal: 'Lent at the desk.' },
  empty: { literal: 'Nobody has lent it yet.' },
  data: [],
});
export const WithError = blockStory<TimelineBlockModel>(
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
export const LongText = blockStory<TimelineBlockModel>('Long text', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  at: 'lentOn',
  text: { literal: longText },
  data: books,
});
