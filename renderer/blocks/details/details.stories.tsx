import type { DetailsBlockModel } from '#engine/blocks/details';
import { blockStory, bookFields, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/details' };
export const Default = blockStory<DetailsBlockModel>('Default', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: { isbn: '9780141439587', title: 'Emma', kind: 'novel' },
  across: 2,
  fields: bookFields,
});
export const WithHelp = blockStory<DetailsBlockModel>('With help', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  help: { literal: 'As the desk has **catalogued** it.' },
  data: { isbn: '9780141439587', title: 'Emma', kind: 'novel' },
  across: 2,
  fields: bookFields,
});
export const Empty = blockStory<DetailsBlockModel>('Empty', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: {},
  across: 2,
  fields: bookFields,
});
export const WithError = blockStory<DetailsBlockModel>(
  'With error',
  {
    ...plain,
    block: 'details',
    name: 'book',
    title: { literal: 'Book' },
    data: refusedCall,
    across: 2,
    fields: bookFields,
  },
  { isFault: true },
);
export const LongText = blockStory<DetailsBlockModel>('Long text', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: { isbn: '9780000000003', title: longText, kind: longText },
  across: 1,
  fields: bookFields,
});

const [title, ...rest] = bookFields;
export const Grouped = blockStory<DetailsBlockModel>('Grouped, with empty fields folded', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: { title: 'Emma' },
  across: 2,
  absent: 'fold',
  fields: [
    ...(title ? [{ ...title, section: { name: 'shelf', title: { literal: 'On the shelf' } } }] : []),
    ...rest.map((field) => ({ ...field })),
  ],
});
export const Chips = blockStory<DetailsBlockModel>('Chips', {
  ...plain,
  block: 'details',
  name: 'state',
  look: 'chips',
  data: { isbn: '9780141439587', title: 'Emma', kind: 'novel' },
  across: 2,
  fields: bookFields,
});
