import type { BlockModel } from '../block.types.ts';

/** Blocks side by side. */
export interface ColumnsBlockModel extends BlockModel {
  readonly block: 'columns';
  readonly body: readonly BlockModel[];
  /** The share of the width of each block. Default: equal widths. */
  readonly share?: readonly number[];
}
