import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const timeline = defineView<TimelineBlockModel>({
  name: 'timeline',
  load: lazyThemed(
    () => import('./TimelineBlock.tsx'),
    ({ TimelineBlock }) => TimelineBlock,
  ),
});
