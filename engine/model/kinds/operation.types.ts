import type { Notices } from '../call.types.ts';
import type { FieldModel, RuleModel } from '../field.types.ts';
import type { Expression, Text } from '../value.types.ts';

/** How records are grouped: the properties to group by, and what to compute for each group. */
export interface GroupsModel {
  /** Entity of the records. */
  readonly of: string;
  readonly by: readonly { readonly path: string; readonly unit?: 'month' | 'year' }[];
  readonly sum: readonly string[];
  readonly count: boolean;
}

export type ResultModel =
  | { readonly shape: 'none' }
  | { readonly shape: 'one' | 'page'; readonly type: string }
  | {
      readonly shape: 'list';
      readonly type: string;
      /** Wire name of the property that contains the list. */
      readonly under?: string;
      /** The entries are groups of records. */
      readonly groups?: GroupsModel;
    }
  | { readonly shape: 'file' };

export interface OperationModel {
  readonly id: string;
  readonly title: Text;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** `/books/{bookNumber}/notes`, below the API prefix. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly of?: string;
  readonly query: readonly FieldModel[];
  readonly body?: readonly FieldModel[];
  readonly part?: string;
  readonly result: ResultModel;
  /** Default number of rows per page. */
  readonly size: number;
  /** Rows per page for users with certain policies. The first match replaces `size`. */
  readonly sizes?: readonly { readonly allow: readonly string[]; readonly is: number }[];
  /** A list with all records. It is only cut at a safety limit that ordinary lists do not reach. */
  readonly complete?: true;
  readonly filter?: { readonly wire: string; readonly fields: readonly FieldModel[] };
  /** The paths that its pages can be sorted by, if declared. `sortPaths` returns them for every operation. */
  readonly sort?: readonly string[];
  readonly rules: readonly RuleModel[];
  /** Policy → relation (`all`, or an owner relation of the entity; `own` is the relation with the policy's name). */
  readonly allow: Readonly<Record<string, string>>;
  readonly errorText: Expression;
  readonly notices: Notices;
  /** Entities whose data is loaded again after the call. */
  readonly refreshes: readonly string[];
  /**
   * The body can contain the `version` of the record that it is based on. A record that changed since then is refused.
   */
  readonly versioned: boolean;
  /**
   * With an idempotency key, it has one effect and one response. False for operations that only read or that return a
   * secret.
   */
  readonly once: boolean;
  /** Seconds after which a page that shows the result loads it again. */
  readonly every?: number;
  /** HTTP status, if it differs from the default: on success, and when the lifecycle refuses. */
  readonly status?: { readonly done?: number; readonly refused?: 409 | 422 };
}
