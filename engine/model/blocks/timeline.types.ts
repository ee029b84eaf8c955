import type { BlockModel, Source } from '../block.types.ts';
import type { Text } from '../value.types.ts';

/** Entries along time. */
export interface TimelineBlockModel extends BlockModel {
  readonly block: 'timeline';
  readonly data: Source;
  /** Entity of an entry, where known. */
  readonly entity?: string;
  /** Path of the moment of an entry. */
  readonly at: string;
  readonly text: Text;
  readonly empty?: Text;
}
