import type { BlockComponents } from './BlockOf.ts';
import { BannerBlock } from './banner/BannerBlock.tsx';
import { ColumnsBlock } from './columns/ColumnsBlock.tsx';
import { lateBlocks } from './lateBlocks.tsx';
import { MarkdownBlock } from './markdown/MarkdownBlock.tsx';
import { PartBlock } from './part/PartBlock.tsx';
import { SectionBlock } from './section/SectionBlock.tsx';

/** Head word → component. A block whose parts are heavy is loaded when it is first drawn, or ahead of that. */
export const blocks = {
  ...lateBlocks,
  section: SectionBlock,
  columns: ColumnsBlock,
  part: PartBlock,
  banner: BannerBlock,
  markdown: MarkdownBlock,
} as const satisfies BlockComponents;
