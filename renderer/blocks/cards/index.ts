import type { CardsBlockModel } from '#engine/blocks/cards';
import { themedPart } from '../../theme/themedPart.ts';
import { defineView } from '../defineView.tsx';

export const cards = defineView<CardsBlockModel>({
  name: 'cards',
  load: themedPart(
    () => import('./CardsBlock.tsx'),
    ({ CardsBlock }) => CardsBlock,
  ),
});
