import type { BlockModel, Source } from '../block.types.ts';
import type { FieldModel } from '../field.types.ts';
import type { Condition, Text } from '../value.types.ts';

/** What a row shows of one of the two things that are compared. */
export interface ComparisonSideModel {
  readonly title: Text;
  readonly fields: readonly FieldModel[];
  /** Shown where the row has nothing on this side. */
  readonly empty?: Text;
}

/** Two things next to each other, row by row. */
export interface ComparisonBlockModel extends BlockModel {
  readonly block: 'comparison';
  readonly data: Source;
  /** Entity of one row, where known. */
  readonly entity?: string;
  readonly left: ComparisonSideModel;
  readonly right: ComparisonSideModel;
  /** Which rows are marked, and with what words. */
  readonly differs?: { readonly when: Condition; readonly text: Text };
  readonly empty?: Text;
}
