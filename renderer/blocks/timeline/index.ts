import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const timeline = defineView<TimelineBlockModel>({
  name: 'timeline',
  load: themedPart(
    () => import('./TimelineBlock.tsx'),
    ({ TimelineBlock }) => TimelineBlock,
  ),
});
