import { lazy } from 'react';
import type { BlockComponents } from './BlockOf.ts';
import { BannerBlock } from './banner/BannerBlock.tsx';
import { ColumnsBlock } from './columns/ColumnsBlock.tsx';
import { loadBlocks } from './loadBlocks.ts';
import { MarkdownBlock } from './markdown/MarkdownBlock.tsx';
import { PartBlock } from './part/PartBlock.tsx';
import { SectionBlock } from './section/SectionBlock.tsx';

/** Head word → component. A block whose parts are heavy is loaded when it is first drawn, or ahead of that. */
export const blocks = {
  section: SectionBlock,
  columns: ColumnsBlock,
  tabs: lazy(loadBlocks.tabs),
  tab: lazy(loadBlocks.tab),
  details: lazy(loadBlocks.details),
  table: lazy(loadBlocks.table),
  form: lazy(loadBlocks.form),
  flow: lazy(loadBlocks.flow),
  wizard: lazy(loadBlocks.wizard),
  part: PartBlock,
  cards: lazy(loadBlocks.cards),
  stepper: lazy(loadBlocks.stepper),
  timeline: lazy(loadBlocks.timeline),
  banner: BannerBlock,
  markdown: MarkdownBlock,
} as const satisfies BlockComponents;
