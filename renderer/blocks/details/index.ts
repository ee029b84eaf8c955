import type { DetailsBlockModel } from '#engine/blocks/details';
import { partOf } from '../../lazy/loadAgain.ts';
import { defineView } from '../defineView.tsx';
import { DetailsPlaces } from './DetailsPlaces.tsx';

export const details = defineView<DetailsBlockModel>({
  name: 'details',
  load: partOf(
    () => import('./DetailsBlock.tsx'),
    ({ DetailsBlock }) => DetailsBlock,
  ),
  Placeholder: DetailsPlaces,
});
