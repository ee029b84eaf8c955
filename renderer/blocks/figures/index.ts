import type { FiguresBlockModel } from '#engine/blocks/figures';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';

export const figures = defineView<FiguresBlockModel>({
  name: 'figures',
  load: toLazyModule(
    () => import('./FiguresBlock.tsx'),
    ({ FiguresBlock }) => FiguresBlock,
  ),
});
