import type { StepperBlockModel } from '#engine/blocks/stepper';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const stepper = defineView<StepperBlockModel>({
  name: 'stepper',
  load: themedPart(
    () => import('./StepperBlock.tsx'),
    ({ StepperBlock }) => StepperBlock,
  ),
});
