import { lazy } from 'react';
import type { BlockComponents } from './BlockOf.ts';
import { BannerBlock } from './banner/BannerBlock.tsx';
import { CardsBlock } from './cards/CardsBlock.tsx';
import { ColumnsBlock } from './columns/ColumnsBlock.tsx';
import { DetailsBlock } from './details/DetailsBlock.tsx';
import { MarkdownBlock } from './markdown/MarkdownBlock.tsx';
import { PartBlock } from './part/PartBlock.tsx';
import { SectionBlock } from './section/SectionBlock.tsx';
import { StepperBlock } from './stepper/StepperBlock.tsx';
import { TabBlock } from './tabs/TabBlock.tsx';
import { TabsBlock } from './tabs/TabsBlock.tsx';
import { TimelineBlock } from './timeline/TimelineBlock.tsx';

/** Head word → component. A block whose parts are heavy is loaded when it is first drawn. */
export const blocks = {
  section: SectionBlock,
  columns: ColumnsBlock,
  tabs: TabsBlock,
  tab: TabBlock,
  details: DetailsBlock,
  table: lazy(async () => ({ default: (await import('./table/TableBlock.tsx')).TableBlock })),
  form: lazy(async () => ({ default: (await import('./form/FormBlock.tsx')).FormBlock })),
  flow: lazy(async () => ({ default: (await import('./flow/FlowBlock.tsx')).FlowBlock })),
  wizard: lazy(async () => ({ default: (await import('./wizard/WizardBlock.tsx')).WizardBlock })),
  part: PartBlock,
  cards: CardsBlock,
  stepper: StepperBlock,
  timeline: TimelineBlock,
  banner: BannerBlock,
  markdown: MarkdownBlock,
} as const satisfies BlockComponents;
