import type { BlockModel } from '../block.types.ts';
import type { Text, Tone } from '../value.types.ts';

/** A message that stays visible. */
export interface BannerBlockModel extends BlockModel {
  readonly block: 'banner';
  readonly tone: Tone;
  readonly text: Text;
}
