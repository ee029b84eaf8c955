import { partOf } from '../runtime/loadAgain.ts';
import { themedPart } from '../theme/themedPart.ts';

/** Head word → how the block's code is loaded, for those that are too heavy to be there from the start. */
export const loadBlocks = {
  tabs: themedPart(
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
  table: themedPart(
    () => import('./table/TableBlock.tsx'),
    ({ TableBlock: drawn }) => drawn,
  ),
  form: partOf(
    () => import('./form/FormBlock.tsx'),
    ({ FormBlock: drawn }) => drawn,
  ),
  flow: themedPart(
    () => import('./flow/FlowBlock.tsx'),
    ({ FlowBlock: drawn }) => drawn,
  ),
  wizard: themedPart(
    () => import('./wizard/WizardBlock.tsx'),
    ({ WizardBlock: drawn }) => drawn,
  ),
  cards: themedPart(
    () => import('./cards/CardsBlock.tsx'),
    ({ CardsBlock: drawn }) => drawn,
  ),
  stepper: themedPart(
    () => import('./stepper/StepperBlock.tsx'),
    ({ StepperBlock: drawn }) => drawn,
  ),
  timeline: themedPart(
    () => import('./timeline/TimelineBlock.tsx'),
    ({ TimelineBlock: drawn }) => drawn,
  ),
} as const;
