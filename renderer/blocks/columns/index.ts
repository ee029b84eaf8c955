import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { defineView } from '../defineView.tsx';
import { ColumnsBlock } from './ColumnsBlock.tsx';

export const columns = defineView<ColumnsBlockModel>({
  name: 'columns',
  Component: ColumnsBlock,
});
