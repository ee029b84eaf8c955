import type { BlockModel } from '../block.types.ts';

/** Blocks side by side. */
export interface ColumnsBlockModel extends BlockModel {
  readonly block: 'columns';
  readonly body: readonly BlockModel[];
}
