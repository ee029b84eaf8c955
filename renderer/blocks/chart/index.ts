import type { ChartBlockModel } from '#engine/blocks/chart';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const chart = defineView<ChartBlockModel>({
  name: 'chart',
  load: lazyThemed(
    () => import('./ChartBlock.tsx'),
    ({ ChartBlock }) => ChartBlock,
  ),
});
