import type { StepperBlockModel } from '#engine/blocks/stepper';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const stepper = defineView<StepperBlockModel>({
  name: 'stepper',
  load: lazyThemed(
    () => import('./StepperBlock.tsx'),
    ({ StepperBlock }) => StepperBlock,
  ),
});
