import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { defineView } from '../defineView.tsx';
import { MarkdownBlock } from './MarkdownBlock.tsx';

export const markdown = defineView<MarkdownBlockModel>({
  name: 'markdown',
  Component: MarkdownBlock,
});
