import type { FlowItem } from '../flows/FlowAnswers.ts';
import type { FieldState } from '../forms/Draft.ts';
import type { Condition } from '../model/value.types.ts';
import type { TracedExpression } from './traceScope.ts';

/**
 * What decides about a part of a page: its `allow` or `when`; a lock, of its own or of its flow; that it is computed,
 * read-only, or of an unknown format; that it is required; that the question around it is hidden; the `when` of one
 * of its answers; or a rule that its value violates.
 */
export type ReasonPart =
  | 'allow'
  | 'when'
  | 'around'
  | 'locked'
  | 'flowLocked'
  | 'readOnly'
  | 'computed'
  | 'unknownFormat'
  | 'required'
  | 'answer'
  | 'rule';

/** One decision about a part of a page, and how it was made. */
export interface Reason {
  readonly part: ReasonPart;
  /** Whether it is allowed, shown, locked or required by this. */
  readonly holds: boolean;
  /** Absent if no condition decides. */
  readonly condition?: Condition;
  /** Policies of an `allow`. */
  readonly policies?: readonly string[];
  /** Id of the answer. */
  readonly answer?: string | number;
  /** The evaluations that led to it. Empty if the condition is a literal. */
  readonly evaluated: readonly TracedExpression[];
}

export interface ExplainedField {
  readonly state: FieldState;
  readonly reasons: readonly Reason[];
}

export interface ExplainedQuestion {
  readonly item: FlowItem;
  readonly reasons: readonly Reason[];
}
