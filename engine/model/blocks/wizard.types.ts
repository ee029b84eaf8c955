import type { BlockModel } from '../block.types.ts';
import type { Mode } from '../call.types.ts';
import type { Template } from '../value.types.ts';

/** A wizard on a page. */
export interface WizardBlockModel extends BlockModel {
  readonly block: 'wizard';
  /** Name of the wizard. */
  readonly of: string;
  readonly with: Readonly<Record<string, Template>>;
  readonly mode?: Mode;
  /** The record whose properties are shown as answers, for reading and printing. */
  readonly begin?: Template;
}
