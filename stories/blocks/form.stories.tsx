import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/form' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'form',
  name: 'here',
  of: 'lend-book',
  with: {},
  title: { literal: 'In a library' },
});
export const ReadOnly = blockStory('Read-only', {
  ...plain,
  block: 'form',
  name: 'here',
  of: 'lend-book',
  with: {},
  title: { literal: 'In a library' },
  mode: 'read',
});
export const WithError = blockStory(
  'With error',
  { ...plain, block: 'form', name: 'here', of: 'lost-book', with: {}, title: { literal: 'In a library' } },
  { isFault: true },
);
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'form',
  name: 'here',
  of: 'lend-book',
  with: {},
  title: { literal: longText },
});
