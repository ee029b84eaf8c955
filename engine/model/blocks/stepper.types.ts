import type { BlockModel } from '../block.types.ts';
import type { Expression, Text } from '../value.types.ts';

/** Steps with the current one marked. */
export interface StepperBlockModel extends BlockModel {
  readonly block: 'stepper';
  readonly steps: readonly { readonly name: string; readonly title: Text }[];
  readonly value: Expression;
}
