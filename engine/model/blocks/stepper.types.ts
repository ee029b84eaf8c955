import type { BlockModel } from '../block.types.ts';
import type { Expression, Text } from '../value.types.ts';

/** Steps, one of which is reached. */
export interface StepperBlockModel extends BlockModel {
  readonly block: 'stepper';
  readonly steps: readonly { readonly name: string; readonly title: Text }[];
  readonly value: Expression;
}
