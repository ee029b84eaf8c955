import type { ComparisonBlockModel } from '#engine/blocks/comparison';
import { blockStory, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';
import { makeField } from '../../../stories/samples/makeField.ts';

const sides = {
  left: {
    title: { literal: 'Catalogue' },
    fields: [
      makeField('stored.title', { title: { literal: 'Title' } }),
      makeField('stored.copies', { title: { literal: 'Copies' }, type: 'integer' }),
    ],
    empty: { literal: 'Not in the catalogue' },
  },
  right: {
    title: { literal: 'Shelf' },
    fields: [
      makeField('found.title', { title: { literal: 'Title' } }),
      makeField('found.copies', { title: { literal: 'Copies' }, type: 'integer' }),
    ],
    empty: { literal: 'Not on the shelf' },
  },
  differs: {
    when: { '=': 'this.?stored.?copies.orValue(0) != this.?found.?copies.orValue(0)' },
    text: { literal: 'Different' },
  },
};
const stock = [
  { stored: { title: 'Emma', copies: 2 }, found: { title: 'Emma', copies: 2 } },
  { stored: { title: 'Wales on Foot', copies: 3 }, found: { title: 'Wales on Foot', copies: 1 } },
  { stored: { title: 'Persuasion', copies: 1 } },
  { found: { title: 'Middlemarch', copies: 1 } },
];

export default { title: 'Blocks/comparison' };
export const Default = blockStory<ComparisonBlockModel>('Default', {
  ...plain,
  ...sides,
  block: 'comparison',
  name: 'stock',
  title: { literal: 'Stocktaking' },
  data: stock,
});
export const Empty = blockStory<ComparisonBlockModel>('Empty', {
  ...plain,
  ...sides,
  block: 'comparison',
  name: 'stock',
  title: { literal: 'Stocktaking' },
  empty: { literal: 'Nothing has been counted yet.' },
  data: [],
});
export const WithError = blockStory<ComparisonBlockModel>(
  'With error',
  { ...plain, ...sides, block: 'comparison', name: 'stock', title: { literal: 'Stocktaking' }, data: refusedCall },
  { isFault: true },
);
export const LongText = blockStory<ComparisonBlockModel>('Long text', {
  ...plain,
  ...sides,
  block: 'comparison',
  name: 'stock',
  title: { literal: 'Stocktaking' },
  data: [
    { stored: { title: longText, copies: 2 }, found: { title: longText, copies: 1 } },
    { found: { title: longText, copies: 1 } },
  ],
});
