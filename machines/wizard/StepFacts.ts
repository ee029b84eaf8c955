/** What the machine needs to know about a step. */
export interface StepFacts {
  readonly name: string;
  /** The user answers and leaves with Next. */
  readonly asks: boolean;
  /** Entering or leaving the step runs a call. */
  readonly runs: boolean;
  /** Its call is irreversible: after it, the user cannot go back to earlier steps. */
  readonly lasting: boolean;
  readonly ends: boolean;
  /** The wizard waits until the call has ended. */
  readonly wait: boolean;
  /** The wizard advances even if the call fails. */
  readonly advances: boolean;
}
