import type { BlockModel, Source } from '../block.types.ts';
import type { Condition, Template, Text } from '../value.types.ts';

/** Records that follow each other, as cards joined by arrows. */
export interface ChainBlockModel extends BlockModel {
  readonly block: 'chain';
  readonly data: Source;
  readonly text?: Text;
  readonly tone?: Template;
  /** Whether a record follows the one before it; otherwise a new chain begins with it. */
  readonly joined: Condition;
  /** Whether a record is the one that the page is about. */
  readonly current: Condition;
  readonly empty?: Text;
}
