import type { TabsBlockModel } from '#engine/blocks/tabs';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const tabs = defineView<TabsBlockModel>({
  name: 'tabs',
  load: themedPart(
    () => import('./TabsBlock.tsx'),
    ({ TabsBlock }) => TabsBlock,
  ),
});
