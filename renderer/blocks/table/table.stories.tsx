import type { TableBlockModel } from '#engine/blocks/table';
import {
  blockStory,
  bookFields,
  books,
  longBooks,
  plain,
  refusedCall,
  writtenText,
} from '../../../stories/blocks/blockStory.tsx';
import { makeField } from '../../../stories/samples/makeField.ts';

/** A large number of books. */
const shelf = Array.from({ length: 300 }, (_none, index) => ({
  isbn: String(9780000000000 + index),
  title: `Volume ${index + 1}`,
  kind: index % 3 === 0 ? 'guide' : 'novel',
}));

const months = Array.from({ length: 48 }, (_none, index) => `m${index + 1}`);

export default { title: 'Blocks/table' };
export const Default = blockStory<TableBlockModel>('Default', {
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
export const Views = blockStory<TableBlockModel>('Views', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: books,
  fields: bookFields,
  filter: { open: [], bar: ['kind', 'title'] },
  views: [
    { name: 'novels', title: { literal: 'Novels' }, filter: { kind: 'novel' } },
    { name: 'guides', title: { literal: 'Travel guides' }, filter: { kind: 'guide' }, sort: 'title' },
  ],
  expand: [],
  pick: false,
  empty: { literal: 'No book fits.' },
});
export const Empty = blockStory<TableBlockModel>('Empty', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: [],
  fields: bookFields,
  expand: [],
  pick: false,
  empty: { literal: 'There are no books yet.' },
  add: {
    name: 'leave',
    target: { verb: 'do', act: 'leave' },
    title: { literal: 'New Book' },
    look: 'button',
    when: true,
    locked: false,
    with: { address: 'https://library.example/books' },
    tab: 'same',
    mode: 'edit',
    refused: 'hide',
  },
});
export const WithError = blockStory<TableBlockModel>(
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
export const LongText = blockStory<TableBlockModel>('Long text', {
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
export const Picking = blockStory<TableBlockModel>('Picking', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  entity: 'book',
  data: books,
  fields: bookFields,
  expand: [],
  pick: true,
  picked: [
    {
      name: 'books.lend',
      target: { verb: 'run', call: refusedCall },
      title: { literal: 'Lend' },
      look: 'button',
      when: true,
      locked: false,
      with: {},
      tab: 'same',
      mode: 'edit',
      refused: 'hide',
    },
  ],
  empty: { literal: 'No book fits.' },
});
export const OwnSizes = blockStory<TableBlockModel>('Own sizes', {
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
export const Filtered = blockStory<TableBlockModel>('Filtered', {
  ...plain,
  block: 'table',
  name: 'booksToFilter',
  title: { literal: 'Books' },
  data: [...books, ...longBooks],
  fields: bookFields,
  expand: [],
  pick: false,
  filter: { open: ['kind'] },
  empty: { literal: 'No book fits.' },
});
export const Searched = blockStory<TableBlockModel>('Searched', {
  ...plain,
  block: 'table',
  name: 'booksToSearch',
  title: { literal: 'Books' },
  data: [...books, ...longBooks],
  fields: bookFields,
  expand: [],
  pick: false,
  filter: { search: 'title', open: ['kind'] },
  empty: { literal: 'No book fits.' },
});
export const WithHelp = blockStory<TableBlockModel>('With help', {
  ...plain,
  block: 'table',
  name: 'explainedBooks',
  title: { literal: 'Books' },
  data: books,
  fields: bookFields.map((field) => ({ ...field, help: { literal: 'As the desk has **catalogued** it.' } })),
  expand: [],
  pick: false,
});
export const Long = blockStory<TableBlockModel>('Long', {
  ...plain,
  block: 'table',
  name: 'manyBooks',
  title: { literal: 'Books' },
  data: shelf,
  fields: bookFields,
  expand: [],
  pick: false,
  size: 300,
});
export const Wide = blockStory<TableBlockModel>('Wide', {
  ...plain,
  block: 'table',
  name: 'loansByMonth',
  title: { literal: 'Loans by month' },
  data: books.map((book, at) => ({
    ...(typeof book === 'object' ? book : {}),
    ...Object.fromEntries(months.map((month, index) => [month, index * (at + 1)])),
  })),
  fields: [
    makeField('title', { title: { literal: 'Title' } }),
    ...months.map((month, index) => makeField(month, { title: { literal: `Month ${index + 1}` }, type: 'integer' })),
  ],
  expand: [writtenText('note', 'Lent by hand.')],
  pick: false,
});
export const Tones = blockStory<TableBlockModel>('Tones', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: [
    { isbn: '1', title: 'Emma', kind: 'success' },
    { isbn: '2', title: 'Persuasion', kind: 'info' },
    { isbn: '3', title: 'Middlemarch', kind: 'warning' },
    { isbn: '4', title: 'Wales on Foot', kind: 'error' },
    { isbn: '5', title: 'Ulysses', kind: 'neutral' },
  ],
  tone: { '=': 'this.kind' },
  fields: bookFields,
  expand: [],
  pick: false,
});
export const ActionsFirst = blockStory<TableBlockModel>('Actions first', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: books,
  fields: bookFields,
  expand: [writtenText('note', 'Lent by hand.')],
  pick: false,
  actionsFirst: true,
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
});
export const WithDoors = blockStory<TableBlockModel>('Rows that lead somewhere', {
  ...plain,
  block: 'table',
  name: 'books',
  title: { literal: 'Books' },
  data: books,
  fields: bookFields.map((field, index) => (index === 0 ? { ...field, words: { keep: 'always' } } : field)),
  press: {
    name: 'book',
    target: { verb: 'go', screen: 'book' },
    title: { literal: 'Book' },
    look: 'button',
    when: true,
    locked: false,
    with: {},
    tab: 'same',
    mode: 'edit',
    refused: 'hide',
  },
  expand: [],
  pick: false,
});
