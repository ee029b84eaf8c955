import type { FormBlockModel } from '#engine/blocks/form';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

export const form = defineView<FormBlockModel>({
  name: 'form',
  load: toLazyModule(
    () => import('./FormBlock.tsx'),
    ({ FormBlock }) => FormBlock,
  ),
  Placeholder: FormSkeleton,
  renders: ({ forms }) => forms,
  isFilled: true,
});
