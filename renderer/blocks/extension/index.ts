import type { ExtensionBlockModel } from '#engine/blocks/extension';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';

export const extension = defineView<ExtensionBlockModel>({
  name: 'extension',
  load: toLazyModule(
    () => import('./ExtensionBlock.tsx'),
    ({ ExtensionBlock }) => ExtensionBlock,
  ),
});
