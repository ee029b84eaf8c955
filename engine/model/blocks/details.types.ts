import type { BlockModel, Source } from '../block.types.ts';
import type { FieldModel } from '../field.types.ts';

/** Fields of one record. */
export interface DetailsBlockModel extends BlockModel {
  readonly block: 'details';
  readonly data: Source;
  /** Entity of the record, where known. */
  readonly entity?: string;
  readonly across: number;
  readonly fields: readonly FieldModel[];
}
