import type { CallModel } from '../call.types.ts';
import type { Choice, Condition, Template, Text, Tone } from '../value.types.ts';

export interface LifecycleEventModel {
  /** Operation that is the event, or absent for an automatic one. */
  readonly on?: string;
  readonly auto?: string;
  /** Name of the event; the operation's last segment when the definition is silent. */
  readonly event: string;
  /** States it may leave; empty: not yet stored. */
  readonly from: readonly string[];
  /** Absent: the state stays. */
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
  /** Derived states, first that holds; empty when `events` is not. */
  readonly states: readonly {
    readonly state: string;
    readonly title?: Text;
    readonly tone?: Tone;
    readonly when: Condition;
  }[];
}
