import type { BlockModel } from '#engine';

/** What the component of a block is given. */
export interface BlockProps<Model extends BlockModel> {
  readonly block: Model;
}
