import type { TableBlockModel } from '#engine/blocks/table';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const table = defineView<TableBlockModel>({
  name: 'table',
  load: lazyThemed(
    () => import('./TableBlock.tsx'),
    ({ TableBlock }) => TableBlock,
  ),
});
