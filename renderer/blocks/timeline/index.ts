import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';

export const timeline = defineView<TimelineBlockModel>({
  name: 'timeline',
  load: toLazyModule(
    () => import('./TimelineBlock.tsx'),
    ({ TimelineBlock }) => TimelineBlock,
  ),
});
