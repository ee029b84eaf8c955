import type { BlockModel } from '../block.types.ts';

/** Blocks side by side. */
export interface ColumnsBlockModel extends BlockModel {
  readonly block: 'columns';
  readonly body: readonly BlockModel[];
  /** Share of the width for each block of the body; equal ones where absent. */
  readonly share?: readonly number[];
}
