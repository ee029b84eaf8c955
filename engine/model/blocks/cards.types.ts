import type { BlockModel, Source } from '../block.types.ts';
import type { Template, Text } from '../value.types.ts';

/** Records as cards. */
export interface CardsBlockModel extends BlockModel {
  readonly block: 'cards';
  readonly data: Source;
  readonly text?: Text;
  readonly tone?: Template;
}
