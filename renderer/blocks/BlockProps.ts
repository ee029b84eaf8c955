import type { BlockModel } from '#engine';

/** Props of the component of a block. */
export interface BlockProps<Model extends BlockModel> {
  readonly block: Model;
}
