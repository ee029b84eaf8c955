import type { WizardBlockModel } from '#engine/blocks/wizard';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const wizard = defineView<WizardBlockModel>({
  name: 'wizard',
  load: themedPart(
    () => import('./WizardBlock.tsx'),
    ({ WizardBlock }) => WizardBlock,
  ),
  renders: ({ wizards }) => wizards,
  isFilled: true,
});
