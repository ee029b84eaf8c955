import type { BlockModel } from '../block.types.ts';
import type { ActionModel } from '../call.types.ts';
import type { Condition, Expression, Template, Text } from '../value.types.ts';

/** One number, counted or summed. */
export interface FigureModel {
  readonly name: string;
  readonly title: Text;
  readonly value: Expression;
  readonly text?: Text;
  readonly tone?: Template;
  /** Opens the list behind the number. */
  readonly press?: ActionModel;
  readonly when: Condition;
}

/** A few numbers in large type. */
export interface FiguresBlockModel extends BlockModel {
  readonly block: 'figures';
  readonly items: readonly FigureModel[];
}
