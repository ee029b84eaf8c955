import type { DetailsBlockModel } from '#engine/blocks/details';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';
import { DetailsSkeletons } from './DetailsSkeletons.tsx';

export const details = defineView<DetailsBlockModel>({
  name: 'details',
  load: toLazyModule(
    () => import('./DetailsBlock.tsx'),
    ({ DetailsBlock }) => DetailsBlock,
  ),
  Placeholder: DetailsSkeletons,
});
