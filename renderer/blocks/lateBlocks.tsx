import { Loading } from '../runtime/Loading.tsx';
import { lateComponent } from '../runtime/lateComponent.tsx';
import { partOf } from '../runtime/loadAgain.ts';
import { themedPart } from '../theme/themedPart.ts';
import { DetailsPlaces } from './details/DetailsPlaces.tsx';
import { FormPlace } from './form/FormPlace.tsx';

const Waiting = () => <Loading />;

/** Head word → component, for those that are too heavy to be there from the start. */
export const lateBlocks = {
  tabs: lateComponent(
    themedPart(
      () => import('./tabs/TabsBlock.tsx'),
      ({ TabsBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  tab: lateComponent(
    partOf(
      () => import('./tabs/TabBlock.tsx'),
      ({ TabBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  details: lateComponent(
    partOf(
      () => import('./details/DetailsBlock.tsx'),
      ({ DetailsBlock: drawn }) => drawn,
    ),
    ({ block }) => <DetailsPlaces fields={block.fields} across={block.across} />,
  ),
  table: lateComponent(
    themedPart(
      () => import('./table/TableBlock.tsx'),
      ({ TableBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  form: lateComponent(
    partOf(
      () => import('./form/FormBlock.tsx'),
      ({ FormBlock: drawn }) => drawn,
    ),
    FormPlace,
  ),
  flow: lateComponent(
    themedPart(
      () => import('./flow/FlowBlock.tsx'),
      ({ FlowBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  wizard: lateComponent(
    themedPart(
      () => import('./wizard/WizardBlock.tsx'),
      ({ WizardBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  cards: lateComponent(
    themedPart(
      () => import('./cards/CardsBlock.tsx'),
      ({ CardsBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  stepper: lateComponent(
    themedPart(
      () => import('./stepper/StepperBlock.tsx'),
      ({ StepperBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
  timeline: lateComponent(
    themedPart(
      () => import('./timeline/TimelineBlock.tsx'),
      ({ TimelineBlock: drawn }) => drawn,
    ),
    Waiting,
  ),
} as const;
