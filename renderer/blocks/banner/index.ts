import type { BannerBlockModel } from '#engine/blocks/banner';
import { defineView } from '../defineView.tsx';
import { BannerBlock } from './BannerBlock.tsx';

export const banner = defineView<BannerBlockModel>({
  name: 'banner',
  Component: BannerBlock,
});
