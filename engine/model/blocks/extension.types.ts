import type { BlockModel } from '../block.types.ts';

/** A part of the page that its host brings. */
export interface ExtensionBlockModel extends BlockModel {
  readonly block: 'extension';
  /** Name under which the host has it. */
  readonly of: string;
}
