import type { BlockModel } from '../block.types.ts';

/** Tabs, one of which is open. */
export interface TabsBlockModel extends BlockModel {
  readonly block: 'tabs';
  readonly body: readonly BlockModel[];
}
