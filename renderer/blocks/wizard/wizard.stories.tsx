import type { WizardBlockModel } from '#engine/blocks/wizard';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/wizard' };
export const Default = blockStory<WizardBlockModel>('Default', {
  ...plain,
  block: 'wizard',
  name: 'here',
  of: 'new-loan',
  with: {},
  title: { literal: 'In a library' },
});
export const LongText = blockStory<WizardBlockModel>('Long text', {
  ...plain,
  block: 'wizard',
  name: 'here',
  of: 'new-loan',
  with: {},
  title: { literal: longText },
});
