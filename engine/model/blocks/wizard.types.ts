import type { BlockModel } from '../block.types.ts';
import type { Template } from '../value.types.ts';

/** A wizard on a page. */
export interface WizardBlockModel extends BlockModel {
  readonly block: 'wizard';
  /** Name of the wizard. */
  readonly of: string;
  readonly with: Readonly<Record<string, Template>>;
}
