import type { BlockModel, Source } from '../block.types.ts';
import type { EachModel, FieldModel } from '../field.types.ts';
import type { Template, Text } from '../value.types.ts';

/** Records as rows. */
export interface TableBlockModel extends BlockModel {
  readonly block: 'table';
  readonly data: Source;
  /** Entity of one row, where known. */
  readonly entity?: string;
  readonly fields: readonly FieldModel[] | { readonly each: EachModel };
  /** `-completedAt`: descending, empty last. */
  readonly sort?: string;
  readonly size?: number;
  /** Rows of a page at first where each row is a card. */
  readonly narrow?: number;
  readonly sizes?: readonly number[];
  readonly filter?: {
    readonly open: readonly string[];
    /** Filter that is a search box above the table. */
    readonly search?: string;
  };
  readonly export?: { readonly rows: number; readonly header: 'title' | 'name'; readonly file: Text };
  readonly empty?: Text;
  /** Tone of a row, which is `this`. */
  readonly tone?: Template;
  readonly expand: readonly BlockModel[];
  readonly pick: boolean;
  /** The actions of a row are in its first column. */
  readonly actionsFirst?: boolean;
}
