import type { PartBlockModel } from '#engine/blocks/part';
import { defineView } from '../defineView.tsx';
import { PartBlock } from './PartBlock.tsx';

export const part = defineView<PartBlockModel>({
  name: 'part',
  Component: PartBlock,
  renders: ({ screens }) => screens,
});
