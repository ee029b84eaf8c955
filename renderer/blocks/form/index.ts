import type { FormBlockModel } from '#engine/blocks/form';
import { partOf } from '../../lazy/loadAgain.ts';
import { defineView } from '../defineView.tsx';
import { FormPlace } from './FormPlace.tsx';

export const form = defineView<FormBlockModel>({
  name: 'form',
  load: partOf(
    () => import('./FormBlock.tsx'),
    ({ FormBlock }) => FormBlock,
  ),
  Placeholder: FormPlace,
  renders: ({ forms }) => forms,
  isFilled: true,
});
