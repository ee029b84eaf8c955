import type { WizardBlockModel } from '#engine/blocks/wizard';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const wizard = defineView<WizardBlockModel>({
  name: 'wizard',
  load: lazyThemed(
    () => import('./WizardBlock.tsx'),
    ({ WizardBlock }) => WizardBlock,
  ),
  renders: ({ wizards }) => wizards,
  isFilled: true,
});
