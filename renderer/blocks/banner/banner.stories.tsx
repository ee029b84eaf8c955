import type { BannerBlockModel } from '#engine/blocks/banner';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/banner' };
export const Default = blockStory<BannerBlockModel>('Default', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'info',
  text: { literal: 'The library closes at six.' },
});
export const Success = blockStory<BannerBlockModel>('Success', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'success',
  text: { literal: 'The book is back.' },
});
export const Warning = blockStory<BannerBlockModel>('Warning', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'warning',
  text: { literal: 'The book should be back by now.' },
});
export const Neutral = blockStory<BannerBlockModel>('Neutral', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'neutral',
  text: { literal: 'Nothing is lent.' },
});
export const LongText = blockStory<BannerBlockModel>('Long text', {
  ...plain,
  block: 'banner',
  name: 'late',
  tone: 'error',
  text: { literal: longText },
});
