import type { BlockModel, Source } from '../block.types.ts';
import type { Condition, Text } from '../value.types.ts';

/** Entries of one kind. */
export interface TimelineSourceModel {
  readonly name: string;
  /** Name of the kind. */
  readonly title?: Text;
  readonly icon?: string;
  readonly data: Source;
  /** Entity of an entry, if known. */
  readonly entity?: string;
  /** Path of the date or time of an entry. */
  readonly at: string;
  readonly text: Text;
  readonly when: Condition;
  readonly allow?: readonly string[];
}

/** Entries in order of time, from one or several sources. */
export interface TimelineBlockModel extends BlockModel {
  readonly block: 'timeline';
  readonly from: readonly TimelineSourceModel[];
  readonly empty?: Text;
}
