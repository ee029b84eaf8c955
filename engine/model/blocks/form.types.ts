import type { BlockModel } from '../block.types.ts';
import type { Mode } from '../call.types.ts';
import type { Template } from '../value.types.ts';

/** A form on a page. */
export interface FormBlockModel extends BlockModel {
  readonly block: 'form';
  /** Name of the form. */
  readonly of: string;
  readonly with: Readonly<Record<string, Template>>;
  readonly mode?: Mode;
}
