import type { TabsBlockModel } from '#engine/blocks/tabs';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const tabs = defineView<TabsBlockModel>({
  name: 'tabs',
  load: lazyThemed(
    () => import('./TabsBlock.tsx'),
    ({ TabsBlock }) => TabsBlock,
  ),
});
