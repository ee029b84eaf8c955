import type { BlockModel, Source } from '../block.types.ts';
import type { FieldModel } from '../field.types.ts';
import type { Condition, Text } from '../value.types.ts';

/** One of the two sides of a comparison. */
export interface ComparisonSideModel {
  readonly title: Text;
  readonly fields: readonly FieldModel[];
  /** Shown if the row has no values on this side. */
  readonly empty?: Text;
}

/** Two things side by side, compared row by row. */
export interface ComparisonBlockModel extends BlockModel {
  readonly block: 'comparison';
  readonly data: Source;
  /** Entity of one row, if known. */
  readonly entity?: string;
  readonly left: ComparisonSideModel;
  readonly right: ComparisonSideModel;
  /** The rows to mark, and the text of the mark. */
  readonly differs?: { readonly when: Condition; readonly text: Text };
  readonly empty?: Text;
}
