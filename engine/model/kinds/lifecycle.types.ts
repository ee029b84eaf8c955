import type { CallModel } from '../call.types.ts';
import type { Choice, Condition, Template, Text, Tone } from '../value.types.ts';

export interface LifecycleEventModel {
  /** The operation that triggers the event. Absent for an automatic event. */
  readonly on?: string;
  readonly auto?: string;
  /** Name of the event. Default: the last segment of the operation. */
  readonly event: string;
  /** States that the event can leave. Empty: the record is not yet stored. */
  readonly from: readonly string[];
  /** Absent: the state does not change. */
  readonly to?: string;
  readonly when: Condition;
  readonly message?: Text;
  readonly irreversible: boolean;
  readonly set: readonly { readonly path: string; readonly value: Template | Choice<Template> }[];
  readonly effects: readonly CallModel[];
}

export interface LifecycleModel {
  readonly id: string;
  readonly of: string;
  /** Dotted path of the state in the record. */
  readonly at: string;
  readonly events: readonly LifecycleEventModel[];
  /** Derived states: the first whose condition holds applies. Empty if there are `events`. */
  readonly states: readonly {
    readonly state: string;
    readonly title?: Text;
    readonly tone?: Tone;
    readonly when: Condition;
  }[];
}
