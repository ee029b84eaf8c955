import type { TabBlockModel } from '#engine/blocks/tab';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';

export const tab = defineView<TabBlockModel>({
  name: 'tab',
  load: toLazyModule(
    () => import('./TabBlock.tsx'),
    ({ TabBlock }) => TabBlock,
  ),
  whenOpened: ['body', 'actions'],
});
