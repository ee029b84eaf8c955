import type { FlowBlockModel } from '#engine/blocks/flow';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const flow = defineView<FlowBlockModel>({
  name: 'flow',
  load: lazyThemed(
    () => import('./FlowBlock.tsx'),
    ({ FlowBlock }) => FlowBlock,
  ),
});
