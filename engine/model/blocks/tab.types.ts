import type { BlockModel } from '../block.types.ts';

/** One of several tabs. */
export interface TabBlockModel extends BlockModel {
  readonly block: 'tab';
  readonly body: readonly BlockModel[];
}
