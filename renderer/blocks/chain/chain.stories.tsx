import type { ChainBlockModel } from '#engine/blocks/chain';
import { blockStory, books, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/chain' };

const readers: ChainBlockModel = {
  ...plain,
  block: 'chain',
  name: 'readers',
  title: { literal: 'A reader' },
  text: { literal: 'Had the book.' },
  tone: { choice: [{ when: { '=': "this.kind == 'guide'" }, is: 'warning' }] },
  joined: true,
  current: { '=': "this.kind == 'guide'" },
  data: books,
};

export const Default = blockStory<ChainBlockModel>('Default', readers);
export const Many = blockStory<ChainBlockModel>('Many', {
  ...readers,
  data: ['one', 'two', 'three', 'four', 'five', 'six'].map((kind) => ({ kind })),
});
export const Several = blockStory<ChainBlockModel>('Several', {
  ...readers,
  joined: { '=': 'has(this.after)' },
  data: [{ kind: 'novel' }, { kind: 'guide', after: 'novel' }, { kind: 'atlas' }],
});
export const One = blockStory<ChainBlockModel>('One', { ...readers, data: [{ kind: 'novel' }] });
export const Empty = blockStory<ChainBlockModel>('Empty', {
  ...readers,
  data: [],
  empty: { literal: 'Nobody has had it yet.' },
});
export const WithError = blockStory<ChainBlockModel>(
  'With error',
  { ...readers, data: refusedCall },
  { isFault: true },
);
export const LongText = blockStory<ChainBlockModel>('Long text', {
  ...readers,
  title: { literal: longText },
  text: { literal: longText },
});
