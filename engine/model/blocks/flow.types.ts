import type { BlockModel } from '../block.types.ts';
import type { Mode } from '../call.types.ts';
import type { Expression, Template } from '../value.types.ts';

/** A flow of questions on a page. */
export interface FlowBlockModel extends BlockModel {
  readonly block: 'flow';
  /** Name of the flow. */
  readonly of: string;
  readonly with: Readonly<Record<string, Template>>;
  readonly mode?: Mode;
  /** Answers to show in the read modes. */
  readonly begin?: Expression;
}
