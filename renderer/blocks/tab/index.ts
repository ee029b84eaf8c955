import type { TabBlockModel } from '#engine/blocks/tab';
import { partOf } from '../../lazy/loadAgain.ts';
import { defineView } from '../defineView.tsx';

export const tab = defineView<TabBlockModel>({
  name: 'tab',
  load: partOf(
    () => import('./TabBlock.tsx'),
    ({ TabBlock }) => TabBlock,
  ),
  whenOpened: ['body', 'actions'],
});
