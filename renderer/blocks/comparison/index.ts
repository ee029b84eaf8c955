import type { ComparisonBlockModel } from '#engine/blocks/comparison';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';

export const comparison = defineView<ComparisonBlockModel>({
  name: 'comparison',
  load: toLazyModule(
    () => import('./ComparisonBlock.tsx'),
    ({ ComparisonBlock }) => ComparisonBlock,
  ),
});
