import type { TableBlockModel } from '#engine/blocks/table';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const table = defineView<TableBlockModel>({
  name: 'table',
  load: themedPart(
    () => import('./TableBlock.tsx'),
    ({ TableBlock }) => TableBlock,
  ),
});
