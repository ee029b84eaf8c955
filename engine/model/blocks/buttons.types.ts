import type { BlockModel } from '../block.types.ts';

/** Actions as buttons, with nothing around them. */
export interface ButtonsBlockModel extends BlockModel {
  readonly block: 'buttons';
}
