import type { Notices } from '../call.types.ts';
import type { FieldModel, RuleModel } from '../field.types.ts';
import type { Expression, Text } from '../value.types.ts';

/** How records are grouped: the values that make a group, and what is known of each. */
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
      /** Name on the wire under which the list is. */
      readonly under?: string;
      /** Its entries are groups of records. */
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
  /** Rows of a page when the caller is silent. */
  readonly size: number;
  /** Rows of a page for users with some policies; the first that applies is used in place of `size`. */
  readonly sizes?: readonly { readonly allow: readonly string[]; readonly is: number }[];
  /** A list with all records, which is only cut at a limit that no page is meant to show. */
  readonly complete?: true;
  readonly filter?: { readonly wire: string; readonly fields: readonly FieldModel[] };
  /** What its pages can be sorted by, when it says so itself; `sortPaths` answers for every operation. */
  readonly sort?: readonly string[];
  readonly rules: readonly RuleModel[];
  /** policy → relation (`all`, or a relation of the entity's owners; `own` is the relation named like the policy). */
  readonly allow: Readonly<Record<string, string>>;
  readonly errorText: Expression;
  readonly notices: Notices;
  /** Entities whose data is asked again after it. */
  readonly refreshes: readonly string[];
  /** Its body may carry the `version` of the record it was made over; a record that changed since is refused. */
  readonly versioned: boolean;
  /** With an idempotency key it has one effect and one answer; false for what only reads, and where the answer is a secret. */
  readonly once: boolean;
  /** Seconds after which a page that shows the answer asks again. */
  readonly every?: number;
  /** HTTP status where it is not the usual one: when it was done, and when the lifecycle refuses it. */
  readonly status?: { readonly done?: number; readonly refused?: 409 | 422 };
}
