import type { BlockModel } from '../block.types.ts';

/** Tabs of which one is open. */
export interface TabsBlockModel extends BlockModel {
  readonly block: 'tabs';
  readonly body: readonly BlockModel[];
}
