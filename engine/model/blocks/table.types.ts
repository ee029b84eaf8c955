import type { BlockModel, Source } from '../block.types.ts';
import type { ActionModel } from '../call.types.ts';
import type { EachModel, FieldModel } from '../field.types.ts';
import type { Template, Text } from '../value.types.ts';

/** A combination of filters and an order. */
export interface TableViewModel {
  readonly name: string;
  readonly title: Text;
  /** Values by the path of the filter field. */
  readonly filter: Readonly<Record<string, Template>>;
  readonly sort?: string;
}

/** Records as rows. */
export interface TableBlockModel extends BlockModel {
  readonly block: 'table';
  readonly data: Source;
  /** Entity of one row, if known. */
  readonly entity?: string;
  readonly fields: readonly FieldModel[] | { readonly each: EachModel };
  /** `-completedAt`: descending, empty values last. */
  readonly sort?: string;
  readonly size?: number;
  /** Initial number of rows per page when each row is shown as a card. */
  readonly narrow?: number;
  readonly sizes?: readonly number[];
  readonly filter?: {
    readonly open: readonly string[];
    /** The filter that is shown as a search box above the table. */
    readonly search?: string;
    /** Filters with their own drop-down above the table. */
    readonly bar?: readonly string[];
  };
  readonly views?: readonly TableViewModel[];
  /** The source of the number of rows in each view: groups of records. */
  readonly counts?: Source;
  readonly export?: { readonly rows: number; readonly header: 'title' | 'name'; readonly file: Text };
  readonly empty?: Text;
  /** The action that adds a record, shown if there are no rows. */
  readonly add?: ActionModel;
  /** Tone of a row. `this` is the row. */
  readonly tone?: Template;
  /** The action of clicking a row. `this` is the row. */
  readonly press?: ActionModel;
  readonly expand: readonly BlockModel[];
  readonly pick: boolean;
  /** Actions on the selected rows, run for each of them. */
  readonly picked?: readonly ActionModel[];
  /** The actions of a row are in its first column. */
  readonly actionsFirst?: boolean;
}
