import { blockStory, longText, plain } from './blockStory.tsx';

export default { title: 'Blocks/banner' };
export const Default = blockStory('Default', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'info',
  text: { literal: 'The library closes at six.' },
});
export const Success = blockStory('Success', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'success',
  text: { literal: 'The book is back.' },
});
export const Warning = blockStory('Warning', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'warning',
  text: { literal: 'The book should be back by now.' },
});
export const Neutral = blockStory('Neutral', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'neutral',
  text: { literal: 'Nothing is lent.' },
});
export const LongText = blockStory('Long text', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'error',
  text: { literal: longText },
});
