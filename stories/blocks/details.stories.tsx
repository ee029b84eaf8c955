import { blockStory, bookFields, longText, plain, refusedCall } from './blockStory.tsx';

export default { title: 'Blocks/details' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: { isbn: '9780141439587', title: 'Emma', kind: 'novel' },
  across: 2,
  fields: bookFields,
});
export const WithHelp = blockStory('With help', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  help: { literal: 'As the desk has **catalogued** it.' },
  data: { isbn: '9780141439587', title: 'Emma', kind: 'novel' },
  across: 2,
  fields: bookFields,
});
export const Empty = blockStory('Empty', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: {},
  across: 2,
  fields: bookFields,
});
export const WithError = blockStory(
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
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'details',
  name: 'book',
  title: { literal: 'Book' },
  data: { isbn: '9780000000003', title: longText, kind: longText },
  across: 1,
  fields: bookFields,
});
