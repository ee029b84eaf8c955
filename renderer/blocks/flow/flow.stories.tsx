import type { FlowBlockModel } from '#engine/blocks/flow';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/flow' };
export const Default = blockStory<FlowBlockModel>('Default', {
  ...plain,
  block: 'flow',
  name: 'here',
  of: 'reading-questions',
  with: {},
  title: { literal: 'In a library' },
});
export const ReadOnly = blockStory<FlowBlockModel>('Read-only', {
  ...plain,
  block: 'flow',
  name: 'here',
  of: 'reading-questions',
  with: {},
  title: { literal: 'In a library' },
  mode: 'read',
});
export const WithError = blockStory<FlowBlockModel>(
  'With error',
  { ...plain, block: 'flow', name: 'here', of: 'lost-book', with: {}, title: { literal: 'In a library' } },
  { isFault: true },
);
export const LongText = blockStory<FlowBlockModel>('Long text', {
  ...plain,
  block: 'flow',
  name: 'here',
  of: 'reading-questions',
  with: {},
  title: { literal: longText },
});
export const Review = blockStory<FlowBlockModel>('Review', {
  ...plain,
  block: 'flow',
  name: 'here',
  of: 'reviewed-questions',
  with: {},
  title: { literal: 'In a library' },
});
