import type { ChainBlockModel } from '#engine/blocks/chain';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const chain = defineView<ChainBlockModel>({
  name: 'chain',
  load: lazyThemed(
    () => import('./ChainBlock.tsx'),
    ({ ChainBlock }) => ChainBlock,
  ),
});
