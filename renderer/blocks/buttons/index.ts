import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import { defineView } from '../defineView.tsx';
import { ButtonsBlock } from './ButtonsBlock.tsx';

export const buttons = defineView<ButtonsBlockModel>({
  name: 'buttons',
  Component: ButtonsBlock,
});
