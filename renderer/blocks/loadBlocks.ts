import { partOf } from '../runtime/loadAgain.ts';

/** Head word → how the block's code is loaded, for those that are too heavy to be there from the start. */
export const loadBlocks = {
  tabs: partOf(
    () => import('./tabs/TabsBlock.tsx'),
    ({ TabsBlock: drawn }) => drawn,
  ),
  tab: partOf(
    () => import('./tabs/TabBlock.tsx'),
    ({ TabBlock: drawn }) => drawn,
  ),
  details: partOf(
    () => import('./details/DetailsBlock.tsx'),
    ({ DetailsBlock: drawn }) => drawn,
  ),
  table: partOf(
    () => import('./table/TableBlock.tsx'),
    ({ TableBlock: drawn }) => drawn,
  ),
  form: partOf(
    () => import('./form/FormBlock.tsx'),
    ({ FormBlock: drawn }) => drawn,
  ),
  flow: partOf(
    () => import('./flow/FlowBlock.tsx'),
    ({ FlowBlock: drawn }) => drawn,
  ),
  wizard: partOf(
    () => import('./wizard/WizardBlock.tsx'),
    ({ WizardBlock: drawn }) => drawn,
  ),
  cards: partOf(
    () => import('./cards/CardsBlock.tsx'),
    ({ CardsBlock: drawn }) => drawn,
  ),
  stepper: partOf(
    () => import('./stepper/StepperBlock.tsx'),
    ({ StepperBlock: drawn }) => drawn,
  ),
  timeline: partOf(
    () => import('./timeline/TimelineBlock.tsx'),
    ({ TimelineBlock: drawn }) => drawn,
  ),
} as const;
