import type { StepperBlockModel } from '#engine/blocks/stepper';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/stepper' };
export const Default = blockStory<StepperBlockModel>('Default', {
  ...plain,
  block: 'stepper',
  name: 'way',
  title: { literal: 'The way of a loan' },
  steps: [
    { name: 'asked', title: { literal: 'Asked for' } },
    { name: 'lent', title: { literal: 'Lent' } },
    { name: 'back', title: { literal: 'Back' } },
  ],
  value: { '=': "'lent'" },
});
export const LongText = blockStory<StepperBlockModel>('Long text', {
  ...plain,
  block: 'stepper',
  name: 'way',
  title: { literal: 'The way of a loan' },
  steps: [
    { name: 'asked', title: { literal: longText } },
    { name: 'lent', title: { literal: longText } },
  ],
  value: { '=': "'lent'" },
});
