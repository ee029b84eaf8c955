import type { BlockModel, Source } from '../block.types.ts';
import type { ActionModel } from '../call.types.ts';
import type { Expression, Text } from '../value.types.ts';

/** Numbers from records, as a chart and as a table. */
export interface ChartBlockModel extends BlockModel {
  readonly block: 'chart';
  readonly data: Source;
  readonly kind: 'bar' | 'line';
  readonly text: Text;
  readonly value: Expression;
  readonly measure?: Text;
  readonly series?: Text;
  /** Opens the records that a number counts. */
  readonly press?: ActionModel;
  readonly empty?: Text;
}
