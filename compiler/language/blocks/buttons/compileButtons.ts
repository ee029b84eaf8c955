import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import type { OwnProperties } from '../defineBlock.ts';

/** The actions are compiled with the properties that every block has. */
export function compileButtons(): OwnProperties<ButtonsBlockModel> {
  return {};
}
