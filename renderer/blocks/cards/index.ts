import type { CardsBlockModel } from '#engine/blocks/cards';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineView } from '../defineView.tsx';

export const cards = defineView<CardsBlockModel>({
  name: 'cards',
  load: lazyThemed(
    () => import('./CardsBlock.tsx'),
    ({ CardsBlock }) => CardsBlock,
  ),
});
