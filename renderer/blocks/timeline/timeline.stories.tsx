import type { Source, Text } from '#engine';
import type { TimelineBlockModel, TimelineSourceModel } from '#engine/blocks/timeline';
import { blockStory, books, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/timeline' };

function lent(text: Text, data: Source): TimelineSourceModel {
  return { name: 'loans', data, at: 'lentOn', text, when: true };
}

export const Default = blockStory<TimelineBlockModel>('Default', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  from: [lent({ literal: 'Lent at the desk.' }, books)],
});
export const Empty = blockStory<TimelineBlockModel>('Empty', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  from: [lent({ literal: 'Lent at the desk.' }, [])],
  empty: { literal: 'Nobody has lent it yet.' },
});
export const WithError = blockStory<TimelineBlockModel>(
  'With error',
  {
    ...plain,
    block: 'timeline',
    name: 'loans',
    title: { literal: 'Loans' },
    from: [lent({ literal: 'Lent at the desk.' }, refusedCall)],
  },
  { isFault: true },
);
export const LongText = blockStory<TimelineBlockModel>('Long text', {
  ...plain,
  block: 'timeline',
  name: 'loans',
  title: { literal: 'Loans' },
  from: [lent({ literal: longText }, books)],
});
export const SeveralSources = blockStory<TimelineBlockModel>('Several sources', {
  ...plain,
  block: 'timeline',
  name: 'history',
  title: { literal: 'History' },
  from: [
    { ...lent({ literal: 'Lent at the desk.' }, books), title: { literal: 'Loans' }, icon: 'article' },
    {
      ...lent({ literal: 'A reminder was sent.' }, [{ isbn: '9780141439587', lentOn: '2026-04-01T08:00:00.000Z' }]),
      name: 'letters',
      title: { literal: 'Letters' },
      icon: 'mail',
    },
  ],
});
