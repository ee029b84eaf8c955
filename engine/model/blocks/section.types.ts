import type { BlockModel } from '../block.types.ts';
import type { Text } from '../value.types.ts';

/** Part of a page under a heading. */
export interface SectionBlockModel extends BlockModel {
  readonly block: 'section';
  readonly text?: Text;
  readonly body: readonly BlockModel[];
  readonly folded: boolean;
  /** Secondary content, which is not printed. */
  readonly aside: boolean;
}
