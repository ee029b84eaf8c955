import type { FlowBlockModel } from '#engine/blocks/flow';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const flow = defineView<FlowBlockModel>({
  name: 'flow',
  load: themedPart(
    () => import('./FlowBlock.tsx'),
    ({ FlowBlock }) => FlowBlock,
  ),
});
