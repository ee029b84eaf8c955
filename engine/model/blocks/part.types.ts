import type { BlockModel } from '../block.types.ts';
import type { Template } from '../value.types.ts';

/** A screen without a route, rendered inside another. */
export interface PartBlockModel extends BlockModel {
  readonly block: 'part';
  /** Name of the screen. */
  readonly of: string;
  readonly with: Readonly<Record<string, Template>>;
}
