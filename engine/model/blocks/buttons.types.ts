import type { BlockModel } from '../block.types.ts';

/** Actions as buttons, without a frame. */
export interface ButtonsBlockModel extends BlockModel {
  readonly block: 'buttons';
}
