import type { SectionBlockModel } from '#engine/blocks/section';
import { defineView } from '../defineView.tsx';
import { SectionBlock } from './SectionBlock.tsx';

export const section = defineView<SectionBlockModel>({
  name: 'section',
  Component: SectionBlock,
});
