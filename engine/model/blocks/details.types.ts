import type { BlockModel, Source } from '../block.types.ts';
import type { FieldModel } from '../field.types.ts';

/** Fields of one record. */
export interface DetailsBlockModel extends BlockModel {
  readonly block: 'details';
  readonly data: Source;
  /** Entity of the record, if known. */
  readonly entity?: string;
  /** The values in one line. Default: pairs in columns. */
  readonly look?: 'chips';
  /** Fields without a value are folded behind a button. Default: they are shown. */
  readonly absent?: 'fold';
  readonly across: number;
  readonly fields: readonly FieldModel[];
}
