import type { BlockModel, Source } from '../block.types.ts';
import type { Condition, Template, Text } from '../value.types.ts';

/** Consecutive records, as cards joined by arrows. */
export interface ChainBlockModel extends BlockModel {
  readonly block: 'chain';
  readonly data: Source;
  readonly text?: Text;
  readonly tone?: Template;
  /** Whether a record follows the previous one. Otherwise it begins a new chain. */
  readonly joined: Condition;
  /** Whether a record is the subject of the page. */
  readonly current: Condition;
  readonly empty?: Text;
}
