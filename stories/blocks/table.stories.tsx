import { blockStory, bookFields, books, longBooks, plain, refusedCall } from './blockStory.tsx';

export default { title: 'Blocks/table' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: books,
  fields: bookFields,
  expand: [],
  pick: false,
  empty: { literal: 'No book fits.' },
});
export const Empty = blockStory('Empty', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: [],
  fields: bookFields,
  expand: [],
  pick: false,
  empty: { literal: 'No book fits.' },
});
export const WithError = blockStory(
  'With error',
  {
    ...plain,
    block: 'table',
    name: 'books',
    title: { literal: 'Books' },
    data: refusedCall,
    fields: bookFields,
    expand: [],
    pick: false,
    empty: { literal: 'No book fits.' },
  },
  { isFault: true },
);
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: longBooks,
  fields: bookFields,
  expand: [],
  pick: false,
  empty: { literal: 'No book fits.' },
});
export const Picking = blockStory('Picking', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: books,
  fields: bookFields,
  expand: [],
  pick: true,
  empty: { literal: 'No book fits.' },
});
export const OwnSizes = blockStory('Own sizes', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: [...books, ...longBooks, ...books],
  fields: bookFields,
  expand: [],
  pick: false,
  size: 2,
  sizes: [2, 100, 250],
});
