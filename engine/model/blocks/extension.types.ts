import type { BlockModel } from '../block.types.ts';

/** A part of the page that the host provides. */
export interface ExtensionBlockModel extends BlockModel {
  readonly block: 'extension';
  /** Name of the host's extension. */
  readonly of: string;
}
