import type { FormBlockModel } from '#engine/blocks/form';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/form' };
export const Default = blockStory<FormBlockModel>('Default', {
  ...plain,
  block: 'form',
  name: 'here',
  of: 'lend-book',
  with: {},
  title: { literal: 'In a library' },
});
export const ReadOnly = blockStory<FormBlockModel>('Read-only', {
  ...plain,
  block: 'form',
  name: 'here',
  of: 'lend-book',
  with: {},
  title: { literal: 'In a library' },
  mode: 'read',
});
export const WithError = blockStory<FormBlockModel>(
  'With error',
  { ...plain, block: 'form', name: 'here', of: 'lost-book', with: {}, title: { literal: 'In a library' } },
  { isFault: true },
);
export const LongText = blockStory<FormBlockModel>('Long text', {
  ...plain,
  block: 'form',
  name: 'here',
  of: 'lend-book',
  with: {},
  title: { literal: longText },
});
